import type { Paper } from './cut-out.ts'
import { glyphsIn, heightOf, partings } from './glyphs-in.ts'
import { FAINT, INK } from './grey.ts'
import { type Reading, readSigns } from './read-signs.ts'

export interface Read extends Reading {
  confidence: number
  /** Height of the largest glyph, in pixels. */
  height: number
}

/** Levels of ink to try: signs that merge or break at one level do not at another. */
const LEVELS = [INK, 1.5 * INK, FAINT, 2 * INK]
/** Minimum height of a glyph. */
const LOWEST = 6
/** Maximum number of signs; `433.1A` is long. */
const MOST_SIGNS = 6
/** Confidence from which no other level is tried. */
const CERTAIN = 1.05

/** Best reading of a number on a piece of paper. */
export function readRow(paper: Paper, references: readonly string[]): Read | undefined {
  let best: Read | undefined
  for (const level of LEVELS) {
    const { signs, rest } = glyphsIn(paper, level)
    const height = Math.max(...signs.map(heightOf)) / paper.scale
    if (signs.length === 0 || height < LOWEST) continue
    for (const parting of partings(paper, signs)) {
      const reading = parting.length <= MOST_SIGNS ? readSigns(paper, parting, references) : undefined
      const confidence = reading ? confidenceOf(reading, rest, paper.width) : 0
      if (reading && confidence > (best?.confidence ?? 0)) best = { ...reading, height, confidence }
    }
    if (best && best.confidence > CERTAIN) break
  }
  return best
}

/**
 * Confidence of a reading. It is high if the signs look like their templates and like no other number, are centered, and
 * nothing else is drawn there.
 */
function confidenceOf({ likeness, margin, isKnown, signs }: Reading, rest: number, width: number): number {
  const middle = ((signs[0]?.left ?? 0) + (signs.at(-1)?.right ?? 0)) / 2
  const aside = Math.abs(middle / width - 0.5) * 2
  const known = isKnown ? 0.15 : 0
  return (
    likeness + Math.min(margin, 0.15) + known - 0.2 - Math.max(0, rest - 0.05) - 2 * Math.max(0, aside - 0.12)
  )
}
