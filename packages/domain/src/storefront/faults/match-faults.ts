import { limits } from '../../core/kernel/index.ts'
import { searchWords, stemOf } from '../../catalogue/numbers/index.ts'
import type { Fault } from './fault.ts'
import { type AskedSymptom, isContent } from './symptom-terms.ts'

/** Rows of one symptom in a manual that answer a search. */
export interface MatchedFault<Row extends Fault> {
  symptom: string
  /** The first of the rows, with what it says about its manual. */
  document: Row
  rows: Row[]
}

interface Ranked<Row extends Fault> {
  row: Row
  /** True if the symptom has all terms; otherwise symptom and cause have them together. */
  isNamed: boolean
  /** Typed words that the symptom has, not only as another word for them. */
  said: number
  /** Words of the symptom that were not asked for. */
  others: number
}

/**
 * Symptoms that have all terms of a search, those with most of the typed words and then the fewest other words first; else
 * rows whose symptom and cause have the terms together. A symptom comes with all of its rows.
 */
export function matchFaults<Row extends Fault & { documentId: number }>(
  faults: readonly Row[],
  asked: AskedSymptom,
): MatchedFault<Row>[] {
  const ranked = faults.flatMap((row) => rank(row, asked) ?? [])
  const named = ranked.filter(({ isNamed }) => isNamed)
  const best = (named.length > 0 ? named : ranked).toSorted((a, b) => b.said - a.said || a.others - b.others)
  const groups = Map.groupBy(best, ({ row }) => `${row.documentId} ${row.symptom}`)
  return [...groups.values()].slice(0, limits.faultAnswers).flatMap((group) => {
    const rows = group.map(({ row }) => row)
    return rows.slice(0, 1).map((first) => ({ symptom: first.symptom, document: first, rows }))
  })
}

function rank<Row extends Fault>(row: Row, { terms, typed }: AskedSymptom): Ranked<Row> | null {
  const symptom = searchWords(row.symptom)
  const both = [...symptom, ...searchWords(row.cause)]
  const isNamed = terms.every((term) => holds(symptom, term))
  if (!isNamed && !(terms.length > 1 && terms.every((term) => holds(both, term)))) return null
  const others = symptom.filter(
    (word) => isContent(word) && !terms.some((term) => term.flat().some((asked) => isForm(word, asked))),
  )
  return {
    row,
    isNamed,
    said: typed.filter((word) => holds(symptom, [[word]])).length,
    others: others.length,
  }
}

const holds = (words: readonly string[], alternatives: readonly string[][]) =>
  alternatives.some((together) => together.every((asked) => words.some((word) => isForm(word, asked))))

/** True if a word is a form of the one asked for. */
function isForm(word: string, asked: string): boolean {
  const stem = stemOf(asked)
  return stem.length < 4 ? stemOf(word) === stem : word.startsWith(stem)
}
