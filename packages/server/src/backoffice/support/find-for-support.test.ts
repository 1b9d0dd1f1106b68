import { findForSupport } from '@volute/domain/backoffice/support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { savedQuote } from '../../../test/quote-body.ts'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'

let support: SupportDesk
beforeAll(async () => {
  support = await openSupportDesk()
})
afterAll(() => support.shop.close())

const find = async (searchValue: string) =>
  (await support.shop.call(findForSupport, { searchValue }, support.nia)).body

it('people of every company are found by part of their name or address, an exact address first (SUPPORT-01)', async () => {
  expect((await find('RIVERBEND.EX')).people.map(({ name }) => name)).toEqual(['Ben', 'Quinn', 'Rosa', 'Vic'])
  expect((await find('kim@kestrel.example')).people).toMatchObject([
    { name: 'Kim', companyName: 'Kestrel Mining', state: 'ENABLED' },
  ])
})

it('a company is found by its name, then opened with its people and newest orders (SUPPORT-01)', async () => {
  const order = await support.desk.received('COMPANY-1')
  const { companies } = await find('riverbend irr')
  expect(companies).toMatchObject([{ name: 'Riverbend Irrigation' }])
  const companyId = String(companies[0]?.companyId)
  const { body } = await support.shop.call(findForSupport, { companyId }, support.nia)
  expect(body.company?.name).toBe('Riverbend Irrigation')
  expect(body.people).toHaveLength(4)
  expect(body.orders[0]).toMatchObject({ salesOrderId: order.salesOrderId, status: 'Received' })
  const unknown = await support.shop.call(findForSupport, { companyId: '999999' }, support.nia)
  expect(unknown.status).toBe(404)
})

it('an order is found by its number, PO number and request code, and a quote by its number (SUPPORT-01)', async () => {
  const { desk, shop } = support
  const order = await desk.received('PO-SUPPORT-8')
  for (const typed of [order.orderNumber, 'po-support-8', order.requestCode])
    expect((await find(typed)).orders.map(({ salesOrderId }) => salesOrderId)).toEqual([order.salesOrderId])

  const { salesQuoteId } = await savedQuote(shop, desk.ben, [
    { partId: desk.ids.part('235626'), quantity: 1 },
  ])
  expect(await find(String(salesQuoteId))).toMatchObject({
    people: [],
    orders: [],
    quotes: [{ quoteId: salesQuoteId, userId: desk.ben.userId, orderedUtc: null }],
  })
})

it.each(['PO-5UPP0RT-9', 'po support 9', 'PO# PO-SUPPORT-9'])(
  '%j finds order PO-SUPPORT-9 (FIND-40)',
  async (typed) => {
    const { orders } = await find('PO-SUPPORT-9')
    const order = orders[0] ?? (await support.desk.received('PO-SUPPORT-9'))
    expect((await find(typed)).orders.map(({ salesOrderId }) => salesOrderId)).toEqual([order.salesOrderId])
  },
)

it.each(['be', '%%%', 'nobody like that', '4294967296'])('%j finds nothing (SUPPORT-01)', async (typed) => {
  expect(await find(typed)).toEqual({ company: null, people: [], companies: [], orders: [], quotes: [] })
})
