import { likeness, lookOf } from './glyph-of.ts'
import type { Sign } from './glyphs-in.ts'
import type { Grey } from './grey.ts'
import { letters } from './templates.ts'

/** Text of a row of signs. */
export interface Reading {
  text: string
  /** Likeness of its glyphs to their templates, the worst of them counting. */
  likeness: number
  /** By how much this is likelier than the next best reading. */
  margin: number
  /** True when the BOM has it; also where there is no BOM. */
  isKnown: boolean
  signs: readonly Sign[]
}

/** Preference for a reference of the BOM over another text. */
const KNOWN = 0.08
/** Penalty for a point or dash that only one of picture and BOM has. */
const UNSEEN = 0.06
/** A letter stands at the end, if at all, and is rare. */
const LETTER = 0.03

type Scores = Map<string, number>

/** The likeliest reading of a row of signs, with a margin to the next. A point or dash may be too faint to be seen. */
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

/** Letters with the points and dashes where they were seen. */
function withMarks(plain: string, marks: string): string {
  const left = plain.split('')
  return marks
    .split('')
    .map((one) => (one === '#' ? left.shift() : one))
    .join('')
}

/** Letters that are unlike on the whole are not compared face by face. */
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

/** The likeliest text of the form `10`, `10A` or `433.1`, and those that differ from it in one sign. */
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
