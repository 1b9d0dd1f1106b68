import { type BomLine, bomMessages, type getLookup as contract } from '@volute/domain/catalogue/bom'
import { limits, notFound } from '@volute/domain/core/kernel'
import { toPercent } from '@volute/domain/core/pricing'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findPartsByNumber, partOf } from '../part/index.ts'
import { type BomDocument, type BomLineRow, findBom, listLinesBelow } from './bom-store.ts'

/** A pump, BOM or part with the full tree of its parts, for the BOM page (LOOKUP-02, E27, LOOKUP-05). */
export const getLookup: Handler<typeof contract> = async (ctx, { type, identifier }) => {
  const { discountBasisPoints } = ctx.actor
  const bom = await findBom(ctx, type === 'part-number' ? 'part' : type, identifier)
  if (!bom) throw notFound(bomMessages.lookupFailed)

  const rows = await listLinesBelow(ctx.db, bom.partId)
  const lines = linkLines(bom.partId, rows, discountBasisPoints)
  if (!lines) {
    ctx.log.error({ bomNumber: bom.bomNumber }, 'this BOM is circular, too deep or too large to be shown')
    throw notFound(bomMessages.lookupFailed)
  }

  return {
    bomNumber: bom.bomNumber,
    pumpModel: bom.pumpModel,
    trim: bom.trim,
    angle: bom.angle,
    serialNumber: bom.serialNumber,
    pumpId: bom.pumpId,
    manualUrl: manualUrl(bom.documents, bom.manual1),
    pumpCurves: bom.documents.filter(({ kind }) => kind === 'CURVE').map(({ name, url }) => ({ name, url })),
    forceNestedBom: bom.forceNested ?? false,
    bom: { partNumber: bom.bomNumber, description: bom.description, parts: lines },
    companyDiscount: toPercent(discountBasisPoints),
    ...(bom.pumpId !== null && (await replacementsOf(ctx, rows))),
  }
}

/** Parts that replace superseded ones of a list, each once. */
async function replacementsOf(ctx: ActorContext, rows: readonly BomLineRow[]) {
  const numbers = new Set(rows.flatMap(({ replacedBy }) => replacedBy?.partNumber ?? []))
  if (numbers.size === 0) return {}
  const found = await findPartsByNumber(ctx, [...numbers])
  return { replacements: found.map((row) => partOf(row, ctx.actor.discountBasisPoints)) }
}

/** The manual that the pump names, otherwise the BOM's first. */
function manualUrl(documents: BomDocument[], named: string | null): string | null {
  const manuals = documents.filter(({ kind }) => kind === 'MANUAL')
  const manual = manuals.find(({ name }) => name === named) ?? manuals[0]
  return manual?.url ?? null
}

/** Maximum number of lines in one answer: about 30 MB, thirty times the largest known model. */
const mostLines = 100_000

/**
 * Links lines to the tree below a part. A sub-assembly that occurs several times is one object, and is repeated only in
 * the answer. Returns undefined if the tree has a cycle, or is too deep or too large for an answer (OQ-74).
 */
function linkLines(
  topPartId: number,
  rows: BomLineRow[],
  discountBasisPoints: number,
): BomLine[] | undefined {
  const below = new Map<number, BomLine[]>([[topPartId, []]])
  for (const { parentPartId } of rows) below.set(parentPartId, [])
  const none: BomLine[] = []

  for (const row of rows)
    below.get(row.parentPartId)?.push({
      ...partOf(row, discountBasisPoints),
      position: row.position,
      reference: row.reference,
      buildQuantity: row.buildQuantity,
      parts: below.get(row.partId) ?? none,
    })

  const lines = below.get(topPartId) ?? none
  return countLines(lines) > mostLines ? undefined : lines
}

/** Number of lines of the tree as written to the answer; Infinity if it is deeper than a BOM may be, as every cycle is. */
function countLines(lines: BomLine[], level = 1, counted = new Map<BomLine[], number>()): number {
  if (lines.length === 0) return 0
  if (level > limits.bomDepth) return Infinity
  const known = counted.get(lines)
  if (known !== undefined) return known

  const count = lines.reduce((sum, { parts }) => sum + 1 + countLines(parts, level + 1, counted), 0)
  counted.set(lines, count)
  return count
}
