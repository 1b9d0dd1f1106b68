import { BadCsv, cleanText, openCsv } from '../../core/table/index.ts'
import { limits } from '../../core/kernel/index.ts'
import { findSeparator } from './find-separator.ts'
import type { SourceTable } from './list-source.ts'
import { splitAtGaps } from './split-at-gaps.ts'

/**
 * Splits a pasted text or a CSV file into cells; the separator is found. Lines of prose are rows with one cell, and quotation
 * marks that do not close are ordinary signs.
 */
export function tableOfText(text: string): SourceTable {
  const lines = cleanText(text).split('\n').map(withoutQuoteMarks)
  const rows = rowsOf(lines).map((cells, at) =>
    cells.length > limits.tableColumns ? [lines[at] ?? ''] : cells,
  )
  return { name: '', rows, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }
}

/** Removes the marks of a quoted mail: `> > TB10773 4` becomes `TB10773 4`. */
const withoutQuoteMarks = (line: string) => line.replace(/^[ \t]*(?:>[ \t]?)+/, '')

/** First line by which a spreadsheet is told the separator. */
const told = /^"?sep=(.)"?\s*$/i

function rowsOf(lines: readonly string[]): string[][] {
  const [, named] = told.exec(lines[0] ?? '') ?? []
  if (named !== undefined) return [[lines[0] ?? ''], ...splitLines(lines.slice(1), named)]
  const separator = findSeparator(lines)
  if (separator === 'GAPS') return splitAtGaps(lines)
  if (separator === null) return lines.map((line) => [line])
  return separator === '|' ? lines.map(splitPipes) : splitLines(lines, separator)
}

function splitLines(lines: readonly string[], separator: string): string[][] {
  try {
    const csv = openCsv(separator)
    return [...csv.push(lines.join('\n')), ...csv.close()].map(({ cells }) => cells)
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error
    return lines.map((line) => line.split(separator))
  }
}

/** Cells of `| TB10773 | 4 |`; the outer pipes are no cells. */
function splitPipes(line: string): string[] {
  return line
    .replace(/^\s*[|│]/, '')
    .replace(/[|│]\s*$/, '')
    .split(/[|│]/)
}
