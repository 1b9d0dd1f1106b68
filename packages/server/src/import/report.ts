import { counted } from '@volute/domain/kernel'
import type { Count } from './kind.ts'

export interface BadRow {
  file: string
  /** Absent where the whole file is meant. */
  line?: number
  column?: string
  reason: string
}

export interface ImportReport {
  counts: Count[]
  pricesRounded: number
  badRows: BadRow[]
  notices: string[]
  /** Whether the shop holds the folder's rows now. */
  imported: boolean
  /** How many rows were left out: the bad ones, and those of a BOM that has a bad one. */
  leftOut: number
  /** Where the rows that were left out stand, to be mended and imported. */
  badRowsFolder: string | undefined
}

export const emptyReport = (): ImportReport => ({
  counts: [],
  pricesRounded: 0,
  badRows: [],
  notices: [],
  imported: false,
  leftOut: 0,
  badRowsFolder: undefined,
})

/** `parts.csv, line 12, column price: 'ten' is not a price such as 1234.50`. */
export function sayBadRow({ file, line, column, reason }: BadRow): string {
  const place = [file, line === undefined ? [] : `line ${line}`, column ? `column ${column}` : []].flat()
  return `${place.join(', ')}: ${reason}`
}

/** The report as the person at the terminal reads it. */
export function sayReport(report: ImportReport, dryRun: boolean): string {
  return [
    ...report.notices,
    ...report.counts.map(sayCount),
    ...(report.pricesRounded > 0 ? [`${counted(report.pricesRounded, 'price')} rounded to whole cents`] : []),
    ...report.badRows.map(sayBadRow),
    sayOutcome(report, dryRun),
  ].join('\n')
}

function sayCount({ label, added, changed, removed, unchanged }: Count): string {
  const acts = [`${added} added`, `${changed} changed`, removed === undefined ? [] : `${removed} removed`]
  return `${label}: ${[...acts.flat(), `${unchanged} unchanged`].join(', ')}`
}

function sayOutcome({ counts, badRows, imported, leftOut, badRowsFolder }: ImportReport, dryRun: boolean) {
  const bad = counted(badRows.length, 'bad row')
  if (badRowsFolder)
    return `${bad}. The rest is imported; what was left out, ${counted(leftOut, 'row')}, stands in ${badRowsFolder} to be mended and imported.`
  if (imported && badRows.length > 0) return `${bad}. The rest is imported.`
  if (imported) return isUnchanged(counts) ? 'Nothing changed.' : 'Imported.'
  if (dryRun) return `Dry run: nothing was changed. ${badRows.length > 0 ? `${bad}.` : 'No bad rows.'}`
  return `${bad}: nothing was changed. Mend what is bad, or import the rest with --skip-bad.`
}

function isUnchanged(counts: readonly Count[]): boolean {
  return counts.every(({ added, changed, removed = 0 }) => added + changed + removed === 0)
}

/** One import at work. */
export interface Run {
  report: ImportReport
  /** A folder of its own, removed when the import ends. */
  workFolder: string
  /** Called with the bytes of the folder just done; throws once the import is to stop. */
  onBytes: (count: number) => void
  stop: AbortSignal | undefined
}

/** The import cannot go on, in a sentence for the person who started it. */
export class ImportRefusal extends Error {}
