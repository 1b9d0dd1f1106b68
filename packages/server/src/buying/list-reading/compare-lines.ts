import {
  differencesOf,
  listReadingMessages,
  type ListReading,
  type ReadLine,
  unitProblem,
} from '@volute/domain/buying/list-reading'
import { type LineReport, lineOfRow } from '@volute/domain/buying/lines'
import { mayNotFit } from '@volute/domain/catalogue/fit'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { faceFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { fitOf } from '../../catalogue/fit/index.ts'
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
  const { timeZone } = (await faceFor(ctx)).brand
  const { today } = shopMoment(ctx.now(), timeZone)
  const isInDollars = currency === '' || currency === 'USD'
  return {
    reports,
    pumpIds: lines.map(pumpOf),
    isInDollars,
    differences: lines.map((line, index) => {
      const report = reports[index] as LineReport
      return differencesOf(line, { report, today, misfit: misfits[index] ?? '', isInDollars })
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

/** For each line the reason why its part does not fit the pump that it names; empty if it does. */
async function findMisfits(
  ctx: ActorContext,
  lines: readonly ReadLine[],
  reports: readonly LineReport[],
  pumpOf: (line: ReadLine) => number | null,
): Promise<string[]> {
  const wanted = lines.map((line, index) => ({
    partId: reports[index]?.part?.partId ?? 0,
    pumpId: pumpOf(line),
    knownVerdict: null,
  }))
  const fits = await fitOf(ctx, ctx.actor.companyId, wanted)
  return lines.map((line, index) => {
    const [fit, part] = [fits[index], reports[index]?.part]
    if (line.pump !== '' && wanted[index]?.pumpId === null) return listReadingMessages.noPump(line.pump)
    return fit && part && mayNotFit(fit.verdict) ? fit.reason : ''
  })
}
