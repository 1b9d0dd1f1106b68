import * as contract from '@volute/domain/catalogue/fit'
import { notFound } from '@volute/domain/core/kernel'
import { searchMessages } from '@volute/domain/storefront/search'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findPartsByNumber, partOf } from '../part/index.ts'
import { forPumpOf } from './fit-of.ts'
import { findPumpId } from './fit-store.ts'
import { findFittedPumps } from './fitted-pump.ts'

/** Differences between a pump as shipped, as maintained by the acting company, and today's BOM (FIT-03, E141). */
export const getFit: Handler<typeof contract.getFit> = async (ctx, { serialNumber }) => {
  const pump = await findFittedPump(ctx, await findPumpId(ctx, serialNumber))
  if (!pump) throw notFound(searchMessages.searchNotFound('serial'))
  const { pumpId, record, states, trim, angle } = pump
  const changes = contract.listChanges(pump)
  const show = await partsShown(ctx, [
    ...changes.sinceShipped,
    ...changes.sinceMaintained,
    ...changes.serviced,
  ])
  return {
    pumpId,
    serialNumber: record.serialNumber,
    bomNumber: record.bomNumber,
    description: record.description,
    shipDate: record.shipDate,
    trim,
    angle,
    shippedBy: states.shippedBy,
    shippedTitle: contract.shippedTitle({ source: states.shippedBy, shipDate: record.shipDate }),
    sinceShipped: changes.sinceShipped.map(show),
    sinceMaintained: changes.sinceMaintained.map(show),
    serviced: changes.serviced.map(show),
  }
}

/** Verdicts on parts for a pump as maintained by the acting company (FIT-05, E142). */
export const findVerdicts: Handler<typeof contract.findVerdicts> = async (ctx, { pumpId, partIds }) => {
  const pump = await findFittedPump(ctx, pumpId)
  if (!pump) throw notFound(contract.fitMessages.pumpNotFound)
  return { verdicts: partIds.map((partId) => ({ partId, forPump: forPumpOf(pump, partId) })) }
}

async function findFittedPump(ctx: ActorContext, pumpId: number | undefined) {
  if (pumpId === undefined) return undefined
  return (await findFittedPumps(ctx, ctx.actor.companyId, [pumpId])).get(pumpId)
}

/** Lines of changes as parts of the catalogue, with their prices for the acting company. */
async function partsShown(ctx: ActorContext, changes: readonly contract.ChangeNote[]) {
  const lines = changes.flatMap(({ was, is }) => [was, is].filter((line) => line !== null))
  const found = await findPartsByNumber(ctx, [...new Set(numbersIn(lines))])
  const partNumbered = new Map(
    found.map((row) => [row.partNumber, partOf(row, ctx.actor.discountBasisPoints)]),
  )

  const shown = (line: contract.TreeLine): contract.FitLine => ({
    ...(partNumbered.get(line.partNumber) ?? unknownPart(line)),
    position: line.position,
    reference: line.reference,
    buildQuantity: line.buildQuantity,
    parts: line.parts.map(shown),
  })
  return ({ was, is, ...change }: contract.ChangeNote): contract.DescribedChange => ({
    ...change,
    was: was && shown(was),
    is: is && shown(is),
  })
}

const numbersIn = (lines: readonly contract.TreeLine[]): string[] =>
  lines.flatMap(({ partNumber, parts }) => [partNumber, ...numbersIn(parts)])

/** A part of a pump's file that is not in the catalogue: only its number and description, not for sale. */
const unknownPart = ({ partNumber, description }: contract.TreeLine) => ({
  partId: null,
  partNumber,
  description,
  unitId: null,
  unitName: '',
  price: null,
  companyDiscount: null,
  weight: null,
  isPaintable: false,
  isImpeller: false,
  isSellable: false,
  hasOtherMaterial: false,
  replacedBy: null,
})
