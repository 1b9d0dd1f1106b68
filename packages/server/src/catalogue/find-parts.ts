import type { findParts as contract } from '@volute/domain/catalogue'
import type { Verb } from '../http/bind.ts'
import { partOf } from './part-columns.ts'
import { findPartsByNumber } from './part-store.ts'

/** The parts of a list of numbers in one query, sellable or not, with prices for the acting company (E74). */
export const findParts: Verb<typeof contract> = async (ctx, { partNumbers }) => {
  const found = await findPartsByNumber(ctx.db, partNumbers)
  return { parts: found.map((part) => partOf(part, ctx.actor.discountBasisPoints)) }
}
