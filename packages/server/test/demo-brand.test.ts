import { seed } from '@volute/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './open-test-shop.ts'
import { readBrand } from '../src/core/brand/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('a demo without a stored brand gets the default brand with pictures and terms of sale (FACE-12)', async () => {
  await shop.shop.db.execute('truncate brand, brand_pictures, legal_texts')
  await seed(shop.shop)
  const { brand, termsVersion } = await readBrand(shop.shop)
  expect([brand.name, brand.since, termsVersion]).toEqual(['Volute', '1946', 1])
  expect(brand.slides).toHaveLength(4)
  for (const { picture } of brand.slides)
    expect((await shop.request('GET', `/brand/${picture}`)).status).toBe(200)
})

it('a changed brand survives seeding the demo again (FACE-12)', async () => {
  const { brand } = await readBrand(shop.shop)
  await shop.shop.db.execute(`update brand set brand = brand || '{"name": "Harrow"}', version = 2`)
  await seed(shop.shop)
  expect((await readBrand(shop.shop)).brand).toEqual({ ...brand, name: 'Harrow' })
})
