import { linesMeant, namedKey } from '../../catalogue/bom/index.ts'
import type { Callout, DrawnLine } from './callout.ts'

/** Lines of a BOM that a text may mean, one per part. If there are several, a person chooses. */
export type LinesMeant = (text: string) => readonly DrawnLine[]

const natural = new Intl.Collator('en', { numeric: true })

/** Sorts references in natural order: `2`, `10`, `10A`, `433.2`, `433.10`. */
export function compareReferences(a: string, b: string): number {
  return natural.compare(namedKey(a), namedKey(b))
}

/** Sorts callouts by their texts, in natural order. */
export function inOrder<C extends Callout>(callouts: readonly C[]): readonly C[] {
  const keyed = callouts.map((callout) => ({ callout, key: namedKey(callout.text) }))
  return keyed.toSorted((a, b) => natural.compare(a.key, b.key)).map(({ callout }) => callout)
}

/** Mismatches between a drawing and its BOM, plus counts for information. */
export interface LeftOver<C extends Callout = Callout> {
  /** Lines without a callout, in BOM order. */
  positions: readonly DrawnLine[]
  /** Callouts that match no line or could not be read, in natural order. */
  strays: readonly C[]
  /** Callouts that may mean different parts. */
  ambiguous: readonly C[]
  /** Number of callouts per line; more than one is fine. */
  times: ReadonlyMap<DrawnLine, number>
}

export function leftOver<C extends Callout>(
  callouts: readonly C[],
  lines: readonly DrawnLine[],
  meant: LinesMeant = linesMeant(lines),
): LeftOver<C> {
  const called = new Map<string, number>()
  for (const callout of callouts)
    for (const line of meant(callout.text)) called.set(placeOf(line), (called.get(placeOf(line)) ?? 0) + 1)
  const times = new Map(lines.map((line) => [line, called.get(placeOf(line)) ?? 0]))
  return {
    positions: lines.filter((line) => times.get(line) === 0),
    strays: inOrder(callouts.filter(({ text }) => meant(text).length === 0)),
    ambiguous: inOrder(callouts.filter(({ text }) => meant(text).length > 1)),
    times,
  }
}

/** Lines with the same part and reference are called out together. */
const placeOf = ({ reference, partNumber }: DrawnLine) => `${namedKey(reference)}/${namedKey(partNumber)}`
