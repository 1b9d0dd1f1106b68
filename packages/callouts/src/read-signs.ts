import { likeness, lookOf } from './glyph-of.ts'
import type { Sign } from './glyphs-in.ts'
import type { Grey } from './grey.ts'
import { letters } from './templates.ts'

/** Text of a row of signs. */
export interface Reading {
  text: string
  /** Likeness of the glyphs to their templates; the lowest one counts. */
  likeness: number
  /** Difference in likelihood from the next best reading. */
  margin: number
  /** True if the BOM has it, or if there is no BOM. */
  isKnown: boolean
  signs: readonly Sign[]
}

/** Bonus for a reference of the BOM over other text. */
const KNOWN = 0.08
/** Penalty for a point or dash that appears only in the picture or only in the BOM. */
const UNSEEN = 0.06
/** Penalty for a letter, which is rare and can only be last. */
const LETTER = 0.03

type Scores = Map<string, number>

/** Most likely reading of a row of signs, with its margin to the next. A point or dash may be too faint to be detected. */
export function readSigns(
  ink: Grey,
  signs: readonly Sign[],
  references: readonly string[],
): Reading | undefined {
  const glyphs = signs.filter(({ is }) => is === 'GLYPH').map((sign) => scoresOf(ink, sign))
  const marks = signs.map(({ is }) => (is === 'GLYPH' ? '#' : is)).join('')
  const known = references.flatMap((text) => {
    const plain = text.toUpperCase().replaceAll(mark, '')
    if (plain.length !== glyphs.length) return []
    const isSeen = marks === text.replaceAll(/[^-.]/g, '#')
    return [{ text, plain, likelihood: sumOf(glyphs, plain) + KNOWN - (isSeen ? 0 : UNSEEN) }]
  })
  const others = freeReadings(glyphs).filter(({ plain }) => !known.some((one) => one.plain === plain))
  const free = others.map((one) => ({ ...one, text: withMarks(one.plain, marks) }))
  const [best, next] = [...known, ...free].toSorted((a, b) => b.likelihood - a.likelihood)
  if (!best) return undefined
  return {
    text: best.text,
    likeness: Math.min(...best.plain.split('').map((one, at) => glyphs[at]?.get(one) ?? 0)),
    margin: best.likelihood - (next?.likelihood ?? 0),
    isKnown: references.length === 0 || known.some((one) => one === best),
    signs,
  }
}

const mark = /[-.]/g

/** Inserts the detected points and dashes between the letters. */
function withMarks(plain: string, marks: string): string {
  const left = plain.split('')
  return marks
    .split('')
    .map((one) => (one === '#' ? left.shift() : one))
    .join('')
}

/** Number of letters that are compared with each font: those most alike on average. */
const COMPARED = 10

function scoresOf(ink: Grey, sign: Sign): Scores {
  const look = lookOf(ink, sign)
  const ranked = letters()
    .map((letter) => ({ ...letter, score: likeness(look, letter.mean) }))
    .toSorted((a, b) => b.score - a.score)
  return new Map(
    ranked.map(({ says, looks, score }, rank) => [
      says,
      rank < COMPARED ? Math.max(...looks.map((one) => likeness(look, one))) : score,
    ]),
  )
}

const sumOf = (scores: readonly Scores[], text: string) =>
  text.split('').reduce((sum, one, at) => sum + (scores[at]?.get(one) ?? 0), 0)

/** Most likely text of the form `10`, `10A` or `433.1`, and its variants with one different sign. */
function freeReadings(scores: readonly Scores[]): { plain: string; likelihood: number }[] {
  const choices = scores.map((one, at) =>
    [...one]
      .filter(([sign]) => fits(sign, at, scores.length))
      .map(([sign, score]) => ({ sign, score: /[A-Z]/.test(sign) ? score - LETTER : score }))
      .toSorted((a, b) => b.score - a.score),
  )
  const best = choices.map(([one]) => one)
  if (best.some((one) => !one)) return []
  const sum = best.reduce((total, one) => total + (one?.score ?? 0), 0)
  const plain = best.map((one) => one?.sign)
  const variants = choices.flatMap((others, at) =>
    others.slice(1).map(({ sign, score }) => ({
      plain: plain.with(at, sign).join(''),
      likelihood: sum - (best[at]?.score ?? 0) + score,
    })),
  )
  return [{ plain: plain.join(''), likelihood: sum }, ...variants]
}

function fits(sign: string, at: number, length: number): boolean {
  if (/[A-Z]/.test(sign)) return at > 0 && at === length - 1
  return sign !== '0' || at > 0
}
