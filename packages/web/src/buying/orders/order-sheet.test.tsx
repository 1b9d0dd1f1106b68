import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, startSession } from '../../core/api/index.ts'
import { exampleOrder } from './examples.ts'

const { shop } = window
const replies = { 'GET /completed-order/100001': exampleOrder }

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
  Object.assign(window, { shop })
})

it('a printed order has its number as title and shows contact details (ORDER-10, ORDER-13)', async () => {
  Object.assign(window, { shop: { ...shop, warranty: 'Warranted for a year.' } })
  page = await openPage('/order-complete/100001', replies)
  await shown(() => textsOf('h1').includes('Thank you for your order'))
  expect(document.title).toBe('Sales Order 100001 · Volute')
  await shown(() => textsOf('section[aria-label="Contact"] p').length)
  expect(textsOf('section[aria-label="Contact"] p')).toEqual([
    'Volute Pump Works, 1946 Foundry Road, Fresno, CA 93706',
    'Phone (555) 010-1946 · Fax (555) 010-1947 · Office hours 7am-5pm PST',
    'parts@volute.example · www.volute.example',
    'Warranted for a year.',
  ])
})

it.each([
  [404, 'Order Not Found'],
  [500, 'Internal Server Error'],
])('a placed order that fails to load with %i has the title %s (ORDER-11, OQ-114)', async (status, title) => {
  const refused = Response.json({ error: 'The requested item was not found.', code: 'NOT_FOUND' }, { status })
  page = await openPage('/order-complete/100002', { 'GET /completed-order/100002': refused })
  await shown(() => textsOf('[role="alert"]').length > 0)
  expect(textsOf('[role="alert"]')[0]).toContain(title)
})

it('the page of a placed order shows what ships when and where each line comes from (CHECKOUT-49, PROMISE-11)', async () => {
  const [line] = exampleOrder.orderItems
  const fresh = { shippedQuantity: 0, cancelledQuantity: 0, promisedDate: null, delayReason: null }
  const order = { ...exampleOrder, parcels: [], orderItems: [{ ...line, ...fresh }] }
  page = await openPage('/order-complete/100001', { 'GET /completed-order/100001': order })
  await shown(() =>
    textsOf('p').includes('In 2 parcels: part of 1 line on 11/20/2126 · 1 line on 12/03/2126'),
  )
  // Once on screen and once on paper.
  expect(textsOf('p').filter((text) => text.startsWith('In 2 parcels'))).toHaveLength(2)
  expect(textsOf('td li')).toEqual(['4 on 11/20/2126 from Fresno', '6 on 12/03/2126 (12 due 12/01/2126)'])
})

it('the acknowledgement prints the lines that were added to the order (ORDER-10, TRACK-09)', async () => {
  const added = { partNumber: '235626', quantity: 3, shippedQuantity: 1, cancelledQuantity: 0 }
  const order = { ...exampleOrder, addedLines: [{ ...added, promisedDate: '2126-12-09' }] }
  page = await openPage('/order-complete/100001', { 'GET /completed-order/100001': order })
  await shown(() => textsOf('main h2').includes('Added to the Order'))
  const section = document.querySelector('section[aria-labelledby=added-lines]')
  expect(textsOf('li', section ?? undefined)).toEqual(['3 × 2356261 shipped, to come on 12/09/2126'])
  expect(section?.closest('.no-print')).toBeNull()
})

it('the acknowledgement lists the parcels of an order that has shipped in part (ORDER-10, TRACK-06)', async () => {
  page = await openPage('/order-complete/100001', replies)
  await shown(() => textsOf('main h3').length)
  expect(textsOf('main h3')).toEqual(['Parcel 1 shipped 11/21/2126'])
  expect(textsOf('td li').slice(0, 2)).toEqual([
    '4 shipped in parcel 1',
    '5 on 12/09/2126was 12/03/2126: supplier receipt late',
  ])
})
