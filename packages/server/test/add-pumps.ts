import { schema } from '../src/core/db/index.ts'
import type { TestShop } from './open-test-shop.ts'

/** Adds pumps like pump 100234 with these serial numbers, and returns the ids of 100234 and of the new ones. */
export async function addPumps({ shop }: TestShop, ...serialNumbers: string[]): Promise<number[]> {
  const [known] = await shop.db.select().from(schema.pumps)
  if (!known) throw new Error('the world has no pump')
  const { id, ...like } = known
  const added = await shop.db
    .insert(schema.pumps)
    .values(serialNumbers.map((serialNumber) => ({ ...like, serialNumber })))
    .returning({ id: schema.pumps.id })
  return [id, ...added.map((one) => one.id)]
}
