import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const part = {
  partId: 3,
  partNumber: 'TB10773',
  description: 'Seal, mechanical',
  unitId: 1,
  unitName: 'EA',
  price: 614.9,
  companyDiscount: 12.5,
  weight: 1.4,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const place = {
  bomNumber: '4RB-EM-100',
  description: 'Pump',
  pumpModel: '4RB',
  path: [],
  listedAs: 'TB10773',
}
const used = {
  part,
  replaces: [],
  bomCount: 1,
  boms: [{ ...place, buildQuantity: 1, pumpCount: 2 }],
  pumpCount: 2,
  pumps: [
    { ...place, serialNumber: '100777', isOwn: true, tag: 'P-301A' },
    { ...place, serialNumber: '100234', isOwn: false, tag: null },
  ],
}
const today = new Date().toISOString()
const promise = {
  shares: [{ quantity: 1, date: '2027-01-04', source: { kind: 'stock', warehouse: 'Fresno' } }],
  price: null,
  asOf: today,
  isOld: false,
}
const replies = {
  'GET /part/TB10773/where-used': used,
  'GET /part/TB10773/page': {
    alternates: [
      {
        part: { ...part, partId: 4, partNumber: 'TB20773' },
        kind: 'EQUAL',
        note: 'Same faces.',
        onlyIn: null,
      },
    ],
    documents: [{ name: 'OM-4RB', url: '/documents/OM-4RB.pdf', pages: [9, 15] }],
    lastBought: {
      atUtc: '2026-10-03T20:00:00.000Z',
      quantity: 2,
      erpSalesOrderId: 'SO-7',
      erpSalesOrderNumber: '100700',
    },
  },
  'GET /part/TB10773/supply': {
    supplies: [
      { quantity: 4, date: '2027-01-04', source: { kind: 'stock', warehouse: 'Fresno' } },
      { quantity: null, date: '2027-01-19', source: { kind: 'making', workingDays: 11 } },
    ],
    asOf: today,
    isOld: false,
  },
  'POST /promises': { items: [promise] },
  'GET /company/2/preference': { defaultPaintColor: null },
  'POST /part/drawings': { drawings: [{ partNumber: 'TB10773', kinds: [] }] },
}
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(() => {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
})
afterEach(async () => {
  await page.close()
  clearSession()
  queryClient.clear()
})

const rowsOf = (caption: string) =>
  textsOf(
    'tbody tr',
    [...document.querySelectorAll('table')].find((one) => one.caption?.textContent === caption),
  )

it('the page shows stock, alternates, manuals by page, the last order, and own pumps first (PART-24 to PART-28)', async () => {
  page = await openPage('/part/TB10773', replies)
  await shown(() => rowsOf('Stock and dates').length > 0)
  expect(rowsOf('Stock and dates')).toEqual(['Fresno401/05/2027', 'Made in 11 working daysAny01/20/2027'])
  expect(rowsOf('Approved in place of TB10773')[0]).toContain('Equal Same faces.')
  expect(document.querySelector('a[href="/documents/OM-4RB.pdf#page=15"]')).not.toBeNull()
  expect(document.body.textContent).toContain('Last bought 10/03/2026: 2 EA in order 100700')
  expect(textsOf('section[aria-label] > h3')).toEqual(['Pumps 2', 'BOMs 1'])
  expect(rowsOf('Pumps that contain the part')[0]).toContain('P-301A')
})

it('the form on the page adds the part, and is empty again afterwards (PART-24)', async () => {
  const added = { 'PUT /cart': {}, 'GET /cart/quantity': { quantity: 3, lines: 1 } }
  page = await openPage('/part/TB10773', { ...replies, ...added })
  await press('Add To Cart')
  await shown(() => document.body.textContent.includes('Part Added'))
  expect(page.router.state.location.pathname).toBe('/part/TB10773')
})

it('the page without its details still orders the part', async () => {
  page = await openPage('/part/TB10773', { ...replies, 'GET /part/TB10773/page': undefined })
  await shown(() => document.body.textContent.includes('Internal server error.'))
  expect(textsOf('button[type=submit]')).toContain('Add To Cart')
  await act(async () => undefined)
})
