import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { prepare, schema } from './index.ts'
import type { Database } from './queryable.ts'

const { parts, units } = schema

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const flat = (db: Database) =>
  db
    .select({
      id: parts.id,
      unit: units.name,
      price: parts.priceCents,
      weight: parts.weightLb,
      length: sql`length(${parts.partNumber})`.mapWith(String).as('length'),
    })
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .orderBy(asc(parts.id))

const nested = (db: Database) =>
  db.select({ part: parts, unit: units.name }).from(parts).leftJoin(units, sql`false`).orderBy(asc(parts.id))

it('a prepared query returns the same rows as drizzle', async () => {
  const { db } = shop.shop
  const rows = await prepare(flat)(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(await flat(db))
  expect(await prepare(nested)(db)).toEqual(await nested(db))
})
