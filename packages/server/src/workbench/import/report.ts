import { counted } from '@volute/domain/core/kernel'
import { type LeftOutGroup, workbenchMessages } from '@volute/domain/workbench/workbench'
import type { Cause, Count } from './kind.ts'

export interface BadRow {
  file: string
  /** Absent if the whole file is bad. */
  line?: number
  column?: string
  reason: string
  /** Bad row that has to be fixed first. */
  cause?: Cause
}

/** Rows that a file leaves out because others of the same BOM or pump are bad. */
export interface LeftOutWhole {
  file: string
  goodRows: number
  /** The first of these BOMs and pumps. */
  groups: LeftOutGroup[]
}

export interface ImportReport {
  /** Number of rows in the folder's files, drawings and documents. */
  rows: number
  counts: Count[]
  pricesRounded: number
  /** Weights, lengths and quantities that lost decimals. */
  amountsRounded: number
  /** Day on which the files take effect; the latest one if there are several. */
  effectiveDate: string | null
  /** Number of users who are mailed a temporary password. */
  invited: number
  badRows: BadRow[]
  leftOutWhole: LeftOutWhole[]
  notices: string[]
  /** True when the import was committed. */
  imported: boolean
  /** Number of rows left out: the bad ones, and those of a BOM that has a bad one. */
  leftOut: number
  /** Folder with the rows that were left out, to be corrected and imported. */
  badRowsFolder: string | undefined
}

export const emptyReport = (): ImportReport => ({
  rows: 0,
  counts: [],
  pricesRounded: 0,
  amountsRounded: 0,
  effectiveDate: null,
  invited: 0,
  badRows: [],
  leftOutWhole: [],
  notices: [],
  imported: false,
  leftOut: 0,
  badRowsFolder: undefined,
})

/** Number of lines listed among those that are bad for the same reason. */
const LINES_NAMED = 5

/**
 * One sentence per reason, with its lines: `parts.csv, line 12, column price: 'ten' is not a price such as 1234.50`, or
 * `parts.csv, lines 2, 3, 4, 5, 6 and 995 more, column price: is blank`.
 */
export function sayBadRows(badRows: readonly BadRow[]): string[] {
  const alike = Map.groupBy(badRows, ({ file, column, reason }) => JSON.stringify([file, column, reason]))
  return [...alike.values()].map((rows) => {
    const [{ file, column, reason }] = rows as [BadRow]
    const lines = rows.flatMap(({ line }) => line ?? [])
    const place = [file, ...sayLines(lines), column === undefined ? [] : `column ${column}`].flat()
    return `${place.join(', ')}: ${reason}`
  })
}

function sayLines(lines: readonly number[]): string[] {
  if (lines.length === 0) return []
  if (lines.length === 1) return [`line ${lines[0]}`]
  const more = lines.length - LINES_NAMED
  const named = `lines ${lines.slice(0, LINES_NAMED).join(', ')}`
  return [more > 0 ? `${named} and ${more} more` : named]
}

/** The report as printed in the terminal. */
export function sayReport(report: ImportReport, dryRun: boolean): string {
  return [
    ...report.notices,
    ...report.counts.map(sayCount),
    ...(report.pricesRounded > 0 ? [`${counted(report.pricesRounded, 'price')} rounded to whole cents`] : []),
    ...(report.amountsRounded > 0
      ? [`${counted(report.amountsRounded, 'number')} rounded to three decimals`]
      : []),
    ...(report.invited > 0 ? [`${counted(report.invited, 'invitation')} to be mailed by the shop`] : []),
    ...sayBadRows(report.badRows),
    ...report.leftOutWhole.flatMap(sayLeftOutWhole),
    sayOutcome(report, dryRun),
  ].join('\n')
}

/** The first BOMs and pumps of a file that are left out completely, and the number of good rows in all of them. */
function sayLeftOutWhole({ file, goodRows, groups }: LeftOutWhole): string[] {
  const said = groups.map((group) => `${file}: ${workbenchMessages.leftOutWhole(group)}`)
  const listed = groups.reduce((sum, group) => sum + group.goodRows, 0)
  return listed < goodRows ? [...said, `${file}: ${counted(goodRows, 'good row')} left out in all.`] : said
}

function sayCount({ label, added, changed, removed, unchanged }: Count): string {
  const acts = [`${added} added`, `${changed} changed`, removed === undefined ? [] : `${removed} removed`]
  return `${label}: ${[...acts.flat(), `${unchanged} unchanged`].join(', ')}`
}

function sayOutcome({ counts, badRows, imported, leftOut, badRowsFolder }: ImportReport, dryRun: boolean) {
  const bad = counted(badRows.length, 'bad row')
  if (badRowsFolder)
    return `${bad}. The rest is imported; what was left out, ${counted(leftOut, 'row')}, stands in ${badRowsFolder} to be fixed and imported.`
  if (imported && badRows.length > 0) return `${bad}. The rest is imported.`
  if (imported) return isUnchanged(counts) ? 'Nothing changed.' : 'Imported.'
  if (dryRun) return `Dry run: nothing was changed. ${badRows.length > 0 ? `${bad}.` : 'No bad rows.'}`
  return `${bad}: nothing was changed. Mend what is bad, or import the rest with --skip-bad.`
}

function isUnchanged(counts: readonly Count[]): boolean {
  return counts.every(({ added, changed, removed = 0 }) => added + changed + removed === 0)
}

/** The import cannot continue; the message is a sentence for the person who started it. */
export class ImportRejection extends Error {}
