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
  const lines = linesOf(text)
  try {
    return tableOf(lines, splitLines)
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error
    return tableOf(lines, (all, separator) => all.map((line) => line.split(separator)))
  }
}

/** Splits a CSV file into cells; null if a quotation mark is not closed or not doubled (QUICK-17). */
export function tableOfCsv(text: string): SourceTable | null {
  try {
    return tableOf(linesOf(text), splitLines)
  } catch (error) {
    if (error instanceof BadCsv) return null
    throw error
  }
}

const linesOf = (text: string) => cleanText(text).split('\n').map(withoutQuoteMarks).map(withoutFormulas)

type Split = (lines: readonly string[], separator: string) => string[][]

function tableOf(lines: readonly string[], split: Split): SourceTable {
  const rows = rowsOf(lines, split).map((cells, at) =>
    cells.length > limits.tableColumns ? [lines[at] ?? ''] : cells,
  )
  return { name: '', rows, hiddenRows: [], hiddenColumns: [], isHidden: false, isActive: true }
}

/** Removes the marks of a quoted mail: `> > TB10773 4` becomes `TB10773 4`. */
const withoutQuoteMarks = (line: string) => line.replace(/^[ \t]*(?:>[ \t]?)+/, '')

/** Removes the sign of a formula before a text: exports write `="0118204"`, so that a spreadsheet changes no number. */
const withoutFormulas = (line: string) => line.replaceAll(/(^|[,;|\t])=(?="[^"]*"(?:[,;|\t]|$))/g, '$1')

/** First line that names the separator to a spreadsheet. */
const separatorLine = /^"?sep=(.)"?\s*$/i

function rowsOf(lines: readonly string[], split: Split): string[][] {
  const [, named] = separatorLine.exec(lines[0] ?? '') ?? []
  if (named !== undefined) return [[lines[0] ?? ''], ...split(lines.slice(1), named)]
  const separator = findSeparator(lines)
  if (separator === 'GAPS') return splitAtGaps(lines)
  if (separator === null) return lines.map((line) => [line])
  return separator === '|' ? lines.map(splitPipes) : split(lines, separator)
}

function splitLines(lines: readonly string[], separator: string): string[][] {
  const csv = openCsv(separator)
  return [...csv.push(lines.join('\n')), ...csv.close()].map(({ cells }) => cells)
}

/** Cells of `| TB10773 | 4 |`; the outer pipes are not cells. */
function splitPipes(line: string): string[] {
  return line
    .replace(/^\s*[|│]/, '')
    .replace(/[|│]\s*$/, '')
    .split(/[|│]/)
}
