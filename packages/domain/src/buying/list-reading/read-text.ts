import { headerKind } from './header-kind.ts'
import type { LeftOutReason, ReadLine } from './list-reading.ts'
import type { ListRow } from './list-table.ts'
import { readTextLine } from './read-text-line.ts'
import { isClosing, isRule } from './row-words.ts'
import { isSequence } from './study-table.ts'

/** Reads lines of text that are not in columns, such as a mail; everything from its closing on is left out. */
export function readText(rows: readonly ListRow[], knows: (number: string) => boolean) {
  const lines: ReadLine[] = []
  const leftOut: { row: ListRow; why: LeftOutReason }[] = []
  const isNumbered = isSequence(
    rows.flatMap(({ texts }) => /^\s*(\d{1,6})\s+\S/.exec(texts[0] ?? '')?.[1] ?? []),
  )
  let isAfterEnd = false
  for (const row of rows) {
    const text = row.texts.find((one) => one !== '') ?? ''
    isAfterEnd ||= lines.length > 0 && isClosing(text)
    const read = readTextLine(text, row.at + 1, { knows, isNumbered, isAfterEnd })
    if (read.why) leftOut.push({ row, why: isRule(text) || isHeader(text) ? 'HEAD' : read.why })
    else lines.push(...read.lines)
  }
  return { lines, leftOut }
}

/** True if the words of a line are headers: `Part Qty`. */
function isHeader(text: string): boolean {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  return words.length > 1 && words.length < 12 && words.every((word) => headerKind(word) !== null)
}
