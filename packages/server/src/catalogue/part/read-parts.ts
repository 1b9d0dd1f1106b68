import { notFound } from '@volute/domain/core/kernel'
import * as contract from '@volute/domain/catalogue/part'
import { noteLosses } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findPart, partOf, listPaintColors as paintColorsByName } from './part-store.ts'

/** One part, sellable or not, with its price for the acting company (PART-02, E26, SEARCH-08). */
export const getPart: Handler<typeof contract.getPart> = async (ctx, { partNumber }) => {
  const part = await findPart(ctx, partNumber)
  if (!part) throw notFound(contract.partMessages.partNotFound)
  if (!part.isSellable) void noteLosses(ctx, [{ partId: part.partId, reason: 'NOT_SOLD' }])
  else if (part.priceCents === null) void noteLosses(ctx, [{ partId: part.partId, reason: 'UNPRICED' }])
  return partOf(part, ctx.actor.discountBasisPoints)
}

/** Paint colors by name (PART-11, E30). */
export const listPaintColors: Handler<typeof contract.listPaintColors> = async (ctx) => ({
  paintColors: await paintColorsByName(ctx),
})
