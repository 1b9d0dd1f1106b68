import { schema } from '../src/core/db/index.ts'
import type { TestShop } from './open-test-shop.ts'

/** Ids of the test world's parts and paint colors, by number and name. */
export async function worldIds({ shop }: TestShop) {
  const parts = await shop.db
    .select({ id: schema.parts.id, number: schema.parts.partNumber })
    .from(schema.parts)
  const colors = await shop.db
    .select({ id: schema.paintColors.id, name: schema.paintColors.name })
    .from(schema.paintColors)
  return {
    part: (number: string) => parts.find((part) => part.number === number)?.id ?? 0,
    color: (name: string) => colors.find((color) => color.name === name)?.id ?? 0,
  }
}
export type WorldIds = Awaited<ReturnType<typeof worldIds>>
