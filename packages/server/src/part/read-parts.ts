import { notFound } from '@volute/domain/kernel'
import * as contract from '@volute/domain/part'
import type { Verb } from '../http/bind.ts'
import { findPart, findPartsByNumber, partOf, listPaintColors as paintColorsByName } from './part-store.ts'

/** One part, sellable or not, with its price for the acting company (PART-02, E26). */
export const getPart: Verb<typeof contract.getPart> = async (ctx, { partNumber }) => {
  const part = await findPart(ctx, partNumber)
  if (!part) throw notFound(contract.partMessages.partNotFound)
  return partOf(part, ctx.actor.discountBasisPoints)
}

/** The parts of a list of numbers in one query, sellable or not, with prices for the acting company (E74). */
export const findParts: Verb<typeof contract.findParts> = async (ctx, { partNumbers }) => {
  const found = await findPartsByNumber(ctx, partNumbers)
  return { parts: found.map((part) => partOf(part, ctx.actor.discountBasisPoints)) }
}

/** The paint colours by name (PART-11, E30). */
export const listPaintColors: Verb<typeof contract.listPaintColors> = async (ctx) => ({
  paintColors: await paintColorsByName(ctx),
})
