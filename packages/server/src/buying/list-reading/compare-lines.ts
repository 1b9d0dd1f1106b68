import {
  differencesOf,
  listReadingMessages,
  type ListReading,
  type ReadLine,
  unitProblem,
} from '@volute/domain/buying/list-reading'
import { readDraft } from '@volute/domain/buying/cart'
import { type LineReport, lineOfRow, readTrim } from '@volute/domain/buying/lines'
import { mayNotFit } from '@volute/domain/catalogue/fit'
import type { TrimLimits } from '@volute/domain/catalogue/part'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { limits } from '@volute/domain/core/kernel'
import { discountPrice, toCents, toDollars } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { fitOf } from '../../catalogue/fit/index.ts'
import { priceLines } from '../../catalogue/promise/index.ts'
import { reportLines } from '../lines/index.ts'
import { findPumpIds } from './list-store.ts'

/**
 * Reports on the lines of a reading as on those of any list, and names where list and shop differ. A line that the reader or
 * its unit puts in doubt is never ready.
 */
export async function compareLines(ctx: ActorContext, { lines, questions }: ListReading, currency: string) {
  const pumpIds = await findPumpIds(ctx.db, [
    ...new Set(lines.flatMap(({ pump }) => pump.toUpperCase() || [])),
  ])
  const pumpOf = ({ pump }: ReadLine) => pumpIds.get(pump.toUpperCase()) ?? null
  const rows = lines.map((line) =>
    lineOfRow({ ...line, quantity: String(line.quantity ?? '') }, 'FILE', pumpOf(line)),
  )
  const found = await reportLines(ctx, rows, { isAsked: questions.length > 0 })
  const reports = found.map((report, index) => inDoubt(report, lines[index]))
  const misfits = await findMisfits(ctx, lines, reports, pumpOf)
  const { timeZone } = (await brandFor(ctx)).brand
  const { today } = shopMoment(ctx.now(), timeZone)
  const isInDollars = currency === '' || currency === 'USD'
  const prices = isInDollars ? await findPrices(ctx, lines, reports) : []
  return {
    reports,
    pumpIds: lines.map(pumpOf),
    isInDollars,
    differences: lines.map((line, index) => {
      const report = reports[index] as LineReport
      return differencesOf(line, {
        report,
        today,
        misfit: misfits[index] ?? '',
        ownPrice: prices[index] ?? null,
      })
    }),
  }
}

/** The report of a line that has a problem, or another unit than its part: a wrong value. */
function inDoubt(report: LineReport, line: ReadLine | undefined): LineReport {
  const unit = line && report.part ? unitProblem(line.unit, report.part.unitName) : null
  const problem = line?.problem || unit
  const isTaken = report.outcome === 'READY' || report.outcome === 'WRONG_VALUE'
  return problem && isTaken ? { ...report, outcome: 'WRONG_VALUE', whyNot: problem } : report
}

/** For each line that states a price the company's own one in dollars, as far as it is known. */
async function findPrices(
  ctx: ActorContext,
  lines: readonly ReadLine[],
  reports: readonly LineReport[],
): Promise<(number | null)[]> {
  const stated = lines.flatMap(({ unitPrice, quantity }, index) => {
    const part = reports[index]?.part
    return part && unitPrice !== '' ? [{ index, part, quantity: quantity ?? 1 }] : []
  })
  // An order holds no more lines; the ERP is not asked about those that cannot be ordered together.
  const priced = stated.slice(0, limits.cartItems)
  const found = await priceLines(
    ctx,
    priced.map(({ part: { partNumber, price }, quantity }) => ({
      partNumber,
      quantity,
      priceCents: price === null ? null : toCents(price),
    })),
  )
  const prices: (number | null)[] = lines.map(() => null)
  for (const [place, { index, part }] of priced.entries()) {
    const cents = found[place]?.priceCents ?? null
    prices[index] = cents === null ? null : discountPrice(toDollars(cents), part.companyDiscount)
  }
  return prices
}

/** For each line the reason why its part does not fit the pump that it names; empty if it does. */
async function findMisfits(
  ctx: ActorContext,
  lines: readonly ReadLine[],
  reports: readonly LineReport[],
  pumpOf: (line: ReadLine) => number | null,
): Promise<string[]> {
  const found = lines.flatMap((line, index) => {
    const part = reports[index]?.part
    const pumpId = pumpOf(line)
    return part && pumpId !== null ? [{ index, wanted: { ...optionsOf(line, part), part, pumpId } }] : []
  })
  const fits = await fitOf(
    ctx,
    ctx.actor.companyId,
    found.map(({ wanted }) => ({ ...wanted, partId: wanted.part.partId, acknowledgedVerdict: null })),
  )
  const misfits = lines.map((line) =>
    line.pump !== '' && pumpOf(line) === null ? listReadingMessages.noPump(line.pump) : '',
  )
  for (const [place, { index }] of found.entries()) {
    const fit = fits[place]
    if (fit && mayNotFit(fit.verdict)) misfits[index] = fit.reason
  }
  return misfits
}

function optionsOf({ trim, angle }: ReadLine, part: TrimLimits) {
  const { impellerTrim, impellerAngle } = readDraft({ quantity: '1', ...readTrim(trim), angle }, part)
  return { impellerTrim, impellerAngle }
}
