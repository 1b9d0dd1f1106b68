import {
  type getWhereUsed as contract,
  partMessages,
  pathInBom,
  quantityInBom,
  stepsByParent,
} from '@volute/domain/catalogue/part'
import { notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import { findPart, partOf } from './part-store.ts'
import { findWhereUsed } from './where-used-store.ts'

/** BOMs and pumps that contain a part or a part that it replaced, each with the path down to it (E69). */
export const getWhereUsed: Handler<typeof contract> = async (ctx, { partNumber, ...wish }) => {
  const part = await findPart(ctx, partNumber)
  if (!part) throw notFound(partMessages.partNotFound)

  const { steps, boms, pumps, ...found } = await findWhereUsed(ctx.db, part.partId, {
    ...wish,
    companyId: ctx.actor.companyId,
  })
  const below = stepsByParent(steps)
  return {
    part: partOf(part, ctx.actor.discountBasisPoints),
    ...found,
    boms: boms.map((bom) => ({
      ...bom,
      path: pathInBom(below, bom.bomNumber, bom.listedAs),
      buildQuantity: quantityInBom(below, bom.bomNumber, bom.listedAs),
    })),
    pumps: pumps.map((pump) => ({ ...pump, path: pathInBom(below, pump.bomNumber, pump.listedAs) })),
  }
}
