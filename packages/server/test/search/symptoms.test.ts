import { findResults } from '@volute/domain/storefront/search'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFolder } from '../../src/workbench/import/index.ts'
import { type Caller, openTestShop, type TestShop } from '../open-test-shop.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  await importFolder(shop.shop, fileURLToPath(new URL('../../../../demo/catalogue', import.meta.url)))
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const ask = async (q: string, pump?: string) =>
  (await shop.call(findResults, { q, ...(pump && { pump }) }, ben)).body

it.each([
  ['seal leaking for 100234', 'OM-4RB', 'Seal leaks'],
  ["pump won't prime for 100234", 'OM-4RB', 'Pump does not prime'],
  ['noisy bearing for 100234', 'OM-4RB', 'Bearing noisy'],
  ['bearing overheating for 4RB', 'OM-4RB', 'Bearing hot'],
  ['pump vibrates for 4RB', 'OM-4RB', 'Vibration'],
  ['seel leaking for 4RB', 'OM-4RB', 'Seal leaks'],
  ['no water for 4RB', 'OM-4RB', 'No water'],
  ['motor overloaded for 4RB', 'OM-4RB', 'Motor overloaded'],
  ['packing leaks for 12VT', 'OM-12VT', 'Packing leaks'],
  ['pump loses prime', 'OM-T6A', 'Loses its prime'],
  ['seal leak lamp', 'OM-4SUB', 'Seal leak lamp'],
  ['bearing whistles', 'OM-MOTOR', 'Bearing whistles'],
  ['pump vibrates', 'OM-12VT', 'Vibration'],
  ['motor tripped for 4RB', 'OM-4RB', 'Motor overloaded'],
])('%s is answered by the fault table of the manual (FIND-60)', async (q, name, symptom) => {
  const [first] = (await ask(q)).faults ?? []
  expect([first?.name, first?.symptom.text]).toEqual([name, symptom])
})

it('the answer has causes, remedies and the page, and the pump of the page narrows it to its manuals (FIND-60)', async () => {
  const { faults = [], narrowedTo } = await ask('seal leaking', '100234')
  expect(narrowedTo).toMatchObject({ type: 'serial', identifier: '100234' })
  expect(faults).toEqual([
    {
      name: 'OM-4RB',
      url: '/documents/OM-4RB.pdf',
      pumpModels: ['4RB'],
      symptom: {
        text: 'Seal leaks',
        marks: [
          [0, 4],
          [5, 10],
        ],
      },
      rows: [
        {
          page: 14,
          cause: 'Faces dry or cracked',
          remedy: 'Replace the mechanical seal and the seal gland gasket',
        },
        { page: 14, cause: 'Sleeve scored', remedy: 'Renew the shaft sleeve and its sleeve gasket' },
        { page: 14, cause: 'Pipe strain', remedy: 'Loosen the pipes and align the pump' },
      ],
    },
  ])
  expect((await ask('seal leaking')).faults?.map(({ name }) => name)).toContain('OM-8HSC')
})

it.each(['mechanical seal for 100234', 'wear ring', 'bearing', 'vent plug', '100234'])(
  '%s is answered as before, without fault tables (FIND-60)',
  async (q) => {
    expect((await ask(q)).faults).toBeUndefined()
  },
)

it('a page of one group has no answers above it (FIND-60)', async () => {
  const { body } = await shop.call(findResults, { q: 'seal leaking', kind: 'manual' }, ben)
  expect(body.faults).toBeUndefined()
})
