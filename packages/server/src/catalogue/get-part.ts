import { type getPart as contract, catalogueMessages } from '@volute/domain/catalogue'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { partOf } from './part-columns.ts'
import { findPart } from './part-store.ts'

/** One part, sellable or not, with its price for the acting company (PART-02, E26). */
export const getPart: Verb<typeof contract> = async (ctx, { partNumber }) => {
  const part = await findPart(ctx.db, partNumber)
  if (!part) throw notFound(catalogueMessages.partNotFound)
  return partOf(part, ctx.actor.discountBasisPoints)
}
