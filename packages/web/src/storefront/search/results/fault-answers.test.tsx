import { afterEach, expect, it } from 'vitest'
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
const part = (partNumber: string, change: object) => ({
  partId: 1,
  partNumber,
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
const line = (partNumber: string, change: object) => ({
  ...part(partNumber, change),
  position: 1,
  reference: '1',
  buildQuantity: 1,
  parts: [],
  ...change,
})
const sleeve = part('NEW', { partId: 3, description: 'Sleeve, shaft, hard' })
const lines = [
  line('OLD', {
    description: 'Sleeve, shaft',
    buildQuantity: 2,
    replacedBy: { partNumber: 'NEW', description: 'Sleeve, shaft, hard' },
  }),
  line('B-1', { partId: 4, description: 'Bearing, ball' }),
  line('B-2', { partId: 5, description: 'Bearing, roller' }),
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
  replacements: [sleeve],
  companyDiscount: null,
}
const sent: unknown[] = []

async function open(address: string, replies: object) {
  const ben = { ...nobody, userId: 7, companyId: 2, companyName: 'Riverbend Irrigation' }
  startSession({ ...ben, token: 't1', accessToken: null })
  page = await openPage(address, {
    'GET /company/2/preference': { defaultPaintColor: null },
    'PUT /cart': {},
    ...replies,
  })
  const { fetch } = globalThis
  sent.length = 0
  globalThis.fetch = async (url, init) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(init.body as string))
    return fetch(url, init)
  }
  await shown(() => textsOf('h3')[0]?.startsWith('Bearing hot'))
}

const ofPump = '/search?q=bearing+hot&pump=100234'
const found = { 'GET /search/results': { ...results, narrowedTo: pump } }
const ticks = () =>
  [...document.querySelectorAll<HTMLInputElement>('article input[type="checkbox"]')].map(
    ({ checked }) => checked,
  )

it('a superseded part is ordered as its replacement, and a part that is not sure is not ticked (FIND-61)', async () => {
  await open(ofPump, { ...found, 'GET /lookup/serial/100234': lookup })
  const items = await shown(() => (textsOf('article li').length === 3 ? textsOf('article li') : undefined))
  expect(items?.[0]).toContain('Sleeve, shaft, hard')
  expect(items?.[0]).toContain('OLD')
  expect(items?.[0]).toContain('2 × $10.00')
  expect(items?.map((item) => item.includes('The remedy may mean this part.'))).toEqual([false, true, true])
  expect(ticks()).toEqual([true, false, false])
  await press('Add 1 Part')
  await shown(() => sent.length > 0)
  expect(sent[0]).toMatchObject({ items: [{ partId: 3, quantity: 2 }] })
})

it('with an impeller among the ticked parts, Order Parts opens (FIND-61)', async () => {
  const [old, ...others] = lines
  const impeller = line('4-3-1', { partId: 6, description: 'Bearing, impeller', isImpeller: true })
  const withImpeller = { ...lookup, bom: { ...lookup.bom, parts: [old, impeller] } }
  expect(others).toHaveLength(2)
  await open(ofPump, { ...found, 'GET /lookup/serial/100234': withImpeller })
  await press('Add All')
  await shown(() => textsOf('[role="dialog"] h2').includes('Order Parts'))
  expect(sent).toEqual([])
})

it('parts that cannot be loaded say so, and load with another try (FIND-61)', async () => {
  const replies: Record<string, unknown> = { ...found }
  await open(ofPump, replies)
  await shown(() => document.querySelector('[role="alert"]'))
  expect(textsOf('article li')).toEqual([])
})

it('the pump that is named replaces the model behind for, and the heading takes the focus (FIND-60)', async () => {
  await open('/search?q=bearing+hot+for+4RB', {
    'GET /search/results': { ...results, narrowedTo: model },
    'GET /lookup/serial/100234': lookup,
  })
  await fill(await field('Your pump'), '100234')
  await press('Show Parts')
  await shown(() => page.router.state.location.searchStr.includes('pump'))
  expect(page.router.state.location.search).toMatchObject({ q: 'bearing hot', pump: '100234' })
})
