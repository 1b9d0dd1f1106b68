import type { BomLine } from '@volute/domain/catalogue/bom'
import type { Part } from '@volute/domain/catalogue/part'
import { afterEach, expect, it, vi } from 'vitest'
import { field, openPage, press, shown } from '../../../../test/open-page.tsx'
import { fill, textsOf } from '../../../../test/render.tsx'
import { clearSession, nobody, queryClient, startSession } from '../../../core/api/index.ts'

let page: Awaited<ReturnType<typeof openPage>>
afterEach(async () => {
  await page.close()
  clearSession()
  queryClient.clear()
})

const pump = { type: 'serial', identifier: '100234', pumpId: 1, trim: 9.25, angle: null }
const model = { type: 'model', identifier: '4RB', pumpId: null, trim: null, angle: null }
const answer = {
  name: 'OM-4RB',
  url: '/documents/OM-4RB.pdf',
  pumpModels: ['4RB'],
  symptom: { text: 'Bearing hot', marks: [] },
  rows: [
    { page: 14, cause: 'Too much grease', remedy: 'Renew the shaft sleeve' },
    { page: 14, cause: 'Bearing worn', remedy: 'Renew the bearing' },
  ],
}
const results = {
  exact: [],
  meant: [],
  faults: [answer],
  groups: [],
  facets: { models: [], parts: [], inStock: 0 },
}
const part = (partNumber: string, description: string, change: Partial<Part> = {}): Part => ({
  partId: 1,
  partNumber,
  description,
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
  ...change,
})
const line = (one: Part, buildQuantity = 1): BomLine => ({
  ...one,
  position: one.partId,
  reference: String(one.partId),
  buildQuantity,
  parts: [],
})
const replacedBy = { partNumber: 'NEW', description: 'Sleeve, shaft, hard' }
const old = line(part('OLD', 'Sleeve, shaft', { replacedBy }), 2)
const lines = [
  old,
  line(part('B-1', 'Bearing, ball', { partId: 4 })),
  line(part('B-2', 'Bearing, roller', { partId: 5 })),
]
const lookup = {
  bomNumber: '4RB-1',
  pumpModel: '4RB',
  trim: 9.25,
  angle: null,
  serialNumber: '100234',
  pumpId: 1,
  manualUrl: null,
  pumpCurves: [],
  forceNestedBom: false,
  bom: { partNumber: '4RB-1', description: 'End suction', parts: lines },
  replacements: [part('NEW', 'Sleeve, shaft, hard', { partId: 3 })],
  companyDiscount: null,
}
const replies: Record<string, unknown> = {}
const sent = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(init.body as string)] : []))

async function open(address: string, narrowedTo: object, found?: object) {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  Object.assign(replies, {
    'GET /company/2/preference': { defaultPaintColor: null },
    'GET /search/results': { ...results, narrowedTo },
    'GET /lookup/serial/100234': found,
    'PUT /cart': { items: [], quantity: 0 },
  })
  page = await openPage(address, replies)
  await shown(() => textsOf('h3')[0]?.startsWith('Bearing hot'))
}

const ofPump = '/search?q=bearing+hot&pump=100234'
const parts = () => textsOf('article li')
const ticks = () =>
  [...document.querySelectorAll<HTMLInputElement>('article input[type="checkbox"]')].map(
    ({ checked }) => checked,
  )

it('a superseded part is ordered as its replacement, and a part that is not sure is not ticked (FIND-61)', async () => {
  await open(ofPump, pump, lookup)
  await shown(() => parts().length === 3)
  expect(parts()[0]).toContain('Sleeve, shaft, hard')
  expect(parts()[0]).toContain('OLD')
  expect(parts()[0]).toContain('2 × $10.00')
  expect(parts().map((item) => item.includes('The remedy may mean this part.'))).toEqual([false, true, true])
  expect(ticks()).toEqual([true, false, false])
  await press('Add 1 Part')
  await shown(() => sent().length > 0)
  expect(sent()[0]).toMatchObject({ items: [{ partId: 3, quantity: 2 }] })
})

it('with an impeller among the ticked parts, Order Parts opens (FIND-61)', async () => {
  const impeller = line(part('4-3-1', 'Bearing, impeller', { partId: 6, isImpeller: true }))
  await open(ofPump, pump, { ...lookup, bom: { ...lookup.bom, parts: [old, impeller] } })
  await press('Add All')
  await shown(() => textsOf('[role="dialog"] h2').includes('Order Parts'))
  expect(sent()).toEqual([])
})

it('parts that cannot be loaded say so once, and another try loads them (FIND-61)', async () => {
  await open(ofPump, pump, undefined)
  await shown(() => textsOf('[role="alert"]').length === 1)
  expect(parts()).toEqual([])
  replies['GET /lookup/serial/100234'] = lookup
  await press('Try again')
  await shown(() => parts().length === 3)
  expect(textsOf('[role="alert"]')).toEqual([])
})

it('the named pump replaces the model behind for, and the heading takes the focus (FIND-60)', async () => {
  await open('/search?q=bearing+hot+for+4RB', model, lookup)
  const named = await field('Your pump')
  await fill(named, '100234')
  named.focus()
  replies['GET /search/results'] = { ...results, narrowedTo: pump }
  await press('Show Parts')
  await shown(() => parts().length === 3)
  expect(page.router.state.location.search).toMatchObject({ q: 'bearing hot', pump: '100234' })
  expect(document.activeElement?.textContent).toBe('Troubleshooting')
})
