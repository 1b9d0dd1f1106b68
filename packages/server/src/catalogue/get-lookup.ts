import { type getLookup as contract, catalogueMessages } from '@volute/domain/catalogue'
import { notFound } from '@volute/domain/kernel'
import { toPercent } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { type BomDocument, findBom, listLinesBelow } from './bom-store.ts'
import { linkLines } from './link-lines.ts'

/** A pump, BOM or part with the whole tree of its parts, for the BOM page (LOOKUP-02, E27). */
export const getLookup: Verb<typeof contract> = async (ctx, { type, identifier }) => {
  const { discountBasisPoints } = ctx.actor
  const bom = await findBom(ctx.db, type === 'part-number' ? 'part' : type, identifier)
  if (!bom) throw notFound(catalogueMessages.lookupFailed)

  const lines = linkLines(bom.partId, await listLinesBelow(ctx.db, bom.partId), discountBasisPoints)
  if (!lines) {
    ctx.log.error({ bomNumber: bom.bomNumber }, 'this BOM is circular, too deep or too large to be shown')
    throw notFound(catalogueMessages.lookupFailed)
  }

  return {
    bomNumber: bom.bomNumber,
    pumpModel: bom.pumpModel,
    trim: bom.trim,
    serialNumber: bom.serialNumber,
    manualUrl: manualUrl(bom.documents, bom.manual1),
    pumpCurves: bom.documents.filter(({ kind }) => kind === 'CURVE').map(({ name, url }) => ({ name, url })),
    forceNestedBom: bom.forceNested ?? false,
    bom: { partNumber: bom.bomNumber, description: bom.description, parts: lines },
    companyDiscount: toPercent(discountBasisPoints),
  }
}

/** The manual that the pump names; else the BOM's first. */
function manualUrl(documents: BomDocument[], named: string | null): string | null {
  const manuals = documents.filter(({ kind }) => kind === 'MANUAL')
  const manual = manuals.find(({ name }) => name === named) ?? manuals[0]
  return manual?.url ?? null
}
