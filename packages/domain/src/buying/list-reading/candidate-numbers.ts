import { cleanText } from '../../core/table/index.ts'
import { limits } from '../../core/kernel/index.ts'
import { numberText, textOf } from './list-table.ts'
import type { ListSource } from './list-source.ts'

/**
 * Texts that may be part numbers, in upper case and each once: every cell, and every word with a digit in a cell of several
 * words. The catalogue is asked which of them it knows.
 */
export function candidateNumbers({ tables, orders }: ListSource): string[] {
  const found = new Set<string>()
  for (const { rows } of tables)
    for (const row of rows)
      for (const cell of row) for (const text of textsIn(cleanText(textOf(cell)))) add(text)
  for (const { lines } of orders) for (const { partNumber } of lines) add(partNumber)
  return [...found]

  function add(text: string) {
    const number = numberText(text)
    if (number !== '' && number.length <= limits.catalogueNumber) found.add(number)
  }
}

function textsIn(cell: string): string[] {
  const words = cell.split(/\s+/).filter(Boolean)
  if (words.length < 2) return words
  const bare = words
    .filter((word) => word.length <= limits.catalogueNumber && /\d/.test(word))
    .map((word) => word.replace(/^[(["'“]+|[)\]"'”,;:!?]+$/g, '').replace(/^(?:p\/n|pn|part)[:.=]+/i, ''))
  return [cell, ...bare]
}
