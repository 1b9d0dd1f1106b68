import { notFound } from '@volute/domain/core/kernel'
import { partMessages } from '@volute/domain/catalogue/part'
import type { getPartPage as contract } from '@volute/domain/storefront/part-page'
import { findPart, findPartsWithIds, partOf } from '../../catalogue/part/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { type AlternateRow, findPartPage } from './part-page-store.ts'

/** Alternates of a part, the manuals that name it, and the acting company's last order of it (E221). */
export const getPartPage: Handler<typeof contract> = async (ctx, { partNumber }) => {
  const part = await findPart(ctx, partNumber)
  if (!part) throw notFound(partMessages.partNotFound)

  const { alternates, documents, lastBought } = await findPartPage(ctx.db, ctx.actor.companyId, part)
  return {
    alternates: await withParts(ctx, alternates),
    documents,
    lastBought: lastBought && { ...lastBought, atUtc: new Date(lastBought.atUtc).toISOString() },
  }
}

async function withParts(ctx: ActorContext, rows: readonly AlternateRow[]) {
  if (rows.length === 0) return []
  const found = await findPartsWithIds(
    ctx,
    rows.map(({ partId }) => partId),
  )
  return rows
    .flatMap(({ partId, ...alternate }) => {
      const row = found.get(partId)
      return row ? [{ ...alternate, part: partOf(row, ctx.actor.discountBasisPoints) }] : []
    })
    .toSorted((one, other) => Number(other.part.isSellable) - Number(one.part.isSellable))
}
