import { findResults } from '@volute/domain/storefront/search'
import type { SentTo } from '@volute/domain/core/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  const [unit] = await shop.shop.db.select().from(schema.units)
  const described = [
    ['FA-1', 'Ring, facet, bronze 1.500', 3],
    ['FA-2', 'Ring, facet, bronze 2.250', 0],
    ['FA-3', 'Ring, facet, steel 1.500', 0],
    ['FA-4', 'Gasket, facet, nitrile', 2],
  ] as const
  await shop.shop.db.insert(schema.parts).values(
    described.map(([partNumber, description, stock]) => ({
      partNumber,
      description,
      stock,
      isSellable: true,
      unitId: unit?.id ?? 0,
    })),
  )
})
afterAll(() => shop.close())

async function search(narrowed: Omit<SentTo<typeof findResults>, 'q'> = {}) {
  const { body } = await shop.call(findResults, { q: 'facet', ...narrowed }, ben)
  const { hits = [], rowCount } = body.groups.find(({ kind }) => kind === 'part') ?? {}
  return {
    rowCount,
    numbers: hits.flatMap((hit) => (hit.kind === 'part' ? [hit.part.partNumber] : [])).toSorted(),
    facets: body.facets,
  }
}

it('a search counts kinds, materials and sizes of all parts that it finds (FIND-50)', async () => {
  const { facets } = await search()
  expect(facets.parts).toEqual([
    {
      facet: 'noun',
      values: [
        { value: 'Ring', count: 3 },
        { value: 'Gasket', count: 1 },
      ],
    },
    {
      facet: 'material',
      values: [
        { value: 'Bronze', count: 2 },
        { value: 'Nitrile', count: 1 },
        { value: 'Steel', count: 1 },
      ],
    },
    {
      facet: 'size',
      values: [
        { value: '1.500', count: 2 },
        { value: '2.250', count: 1 },
      ],
    },
  ])
})

it('chosen facets narrow the parts and their count, also those in stock (FIND-50)', async () => {
  expect(await search({ noun: 'Ring', size: '1.500' })).toMatchObject({
    rowCount: 2,
    numbers: ['FA-1', 'FA-3'],
    facets: { inStock: 1 },
  })
  expect(await search({ noun: 'Ring', inStock: 'true' })).toMatchObject({ numbers: ['FA-1'] })
  expect(await search({ material: 'Unobtainium' })).toMatchObject({ rowCount: 0, numbers: [] })
})
