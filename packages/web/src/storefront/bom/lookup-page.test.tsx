import type { BomLine } from '@volute/domain/catalogue/bom'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage, press, shown } from '../../../test/open-page.tsx'
import { textsOf } from '../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../core/api/index.ts'

const gasket: BomLine = {
  partId: 1,
  partNumber: '235626',
  description: 'Gasket, casing',
  unitId: 1,
  unitName: 'EA',
  price: 10,
  companyDiscount: null,
  weight: 1,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
  position: 1,
  reference: '1',
  buildQuantity: 2,
  parts: [],
}
const lookup = {
  bomNumber: '12VT-100',
  pumpModel: '12VT',
  trim: 8.25,
  angle: null,
  serialNumber: 'VT-20771',
  pumpId: 3,
  manualUrl: null,
  pumpCurves: [],
  forceNestedBom: false,
  bom: {
    partNumber: '12VT-100',
    description: 'Vertical turbine',
    parts: [gasket, { ...gasket, partId: 2, partNumber: 'RE-10', position: 2, isSellable: false }],
  },
  companyDiscount: null,
}
let replies: Record<string, unknown>
let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  queryClient.clear()
  clearSession()
})

/** Stub: observes nothing and reports no size. */
class NoSize {
  readonly observe = () => {}
  readonly unobserve = () => {}
  readonly disconnect = () => {}
}

async function open(place: string, found: object = lookup) {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  vi.stubGlobal('ResizeObserver', NoSize)
  replies = {
    [`GET /lookup/${place}`]: found,
    'POST /part/drawings': { drawings: [] },
    'GET /company/2/preference': { defaultPaintColor: null },
    'PUT /cart': {},
  }
  page = await openPage(`/lookup/${place}`, replies)
  await shown(() => textsOf('main caption').includes('Parts list'))
}
const facts = () => textsOf('main header')[0] ?? ''

it('a serial number shows its pump with model, trim and serial number, and the columns of its parts (LOOKUP-01, LOOKUP-03, LOOKUP-12)', async () => {
  await open('serial/VT-20771')
  expect(textsOf('main h1')).toEqual(['Pump Model 12VT'])
  expect(facts()).toContain('Impeller Trim 8.250 in')
  expect(facts()).toContain('Serial Number VT-20771')
  expect(textsOf('main section[aria-label="Parts"] thead th')).toEqual([
    'Description',
    'Part Number',
    'Build Quantity',
    'Order Quantity',
    'Price',
    'Discount Price',
    'Weight',
    'Ship Time',
    'Actions',
  ])
})

it('a BOM that is not a pump shows its number, without trim and serial number (LOOKUP-01, LOOKUP-03)', async () => {
  await open('bom/12VT-100', { ...lookup, pumpModel: null })
  expect(textsOf('main h1')).toEqual(['BOM 12VT-100'])
  expect(facts()).not.toMatch(/Impeller Trim|Serial Number/)
})

it('only sellable parts are added together, and a notification confirms it (LOOKUP-18, LOOKUP-19)', async () => {
  await open('serial/VT-20771')
  expect(textsOf('main section[aria-label="Parts"] footer')[0]).toContain('2 parts, 1 orderable')
  await press('Add Orderable Parts To Cart')
  await press('Add 1 Part To Cart')
  await shown(() => document.body.textContent.includes('Part Added'))
  const sent = vi.mocked(fetch).mock.calls.findLast(([, init]) => init?.method === 'PUT')?.[1]?.body
  expect(sent).toMatch(/^\{"replaceAll":false,"items":\[\{"partId":1,[^{]*"quantity":2,[^{]*\}\]\}$/)
})

it('a superseded part of a pump is added as its replacement, and the list and the notification say so (LINE-11)', async () => {
  const by = { ...gasket, partId: 9, partNumber: '235627', description: 'Gasket, new', price: 12.5 }
  const old = { ...gasket, replacedBy: { partNumber: '235627', description: 'Gasket, new' } }
  await open('serial/VT-20771', {
    ...lookup,
    bom: { ...lookup.bom, parts: [old] },
    replacements: [by],
  })
  expect(textsOf('main tbody')[0]).toContain('Superseded by 235627, added instead at $12.50')
  await press('Add Gasket, casing to cart')
  await shown(() => document.body.textContent.includes('2 Gasket, new. 235627 replaces 235626.'))
  const sent = () => vi.mocked(fetch).mock.calls.findLast(([, init]) => init?.method === 'PUT')?.[1]?.body
  expect(sent()).toMatch(/"partId":9,[^{]*"quantity":2,/)
  await press('Add Orderable Parts To Cart')
  await press('Add 1 Part To Cart')
  await shown(() => vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'PUT').length === 2)
  expect(sent()).toMatch(/"partId":9,/)
})

it('a printed page ends with the disclaimer (LOOKUP-22)', async () => {
  await open('serial/VT-20771')
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const [foot] = textsOf('main footer[aria-hidden]')
  expect(foot).toContain(
    'This drawing is uncontrolled. Contact your sales representative for up-to-date versions.',
  )
  expect(foot).toContain('BOM 12VT-100 · Serial Number VT-20771')
  expect(foot).toContain('1946 Foundry Road')
  expect(foot).toContain('parts@volute.example · (555) 010-1946 · Fax (555) 010-1947 · www.volute.example')
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  expect(textsOf('main footer[aria-hidden]')).toEqual([])
})
