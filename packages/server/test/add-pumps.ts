import { schema } from '../src/core/db/index.ts'
import type { TestShop } from './open-test-shop.ts'

/** The ids of pump 100234 and of pumps like it with these serial numbers, which are added. */
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
