import { findBalloons } from './find-balloons.ts'
import { findBare } from './find-bare.ts'
import type { Grey } from './grey.ts'
import { inkOf } from './ink-of.ts'
import { isIn, type Place } from './place.ts'

/** Part of a picture that shows a number; lengths are pixels. */
export interface Callout {
  x: number
  y: number
  width: number
  height: number
  shape: Place['shape']
  /** Empty where it could not be read. */
  text: string
  /** 0 to 1. */
  confidence: number
}

/** From here a number is read well enough to tell which size the numbers of a drawing have. */
const GOOD = 0.85
/** Least certainty to be shown; what the BOM has not, or nothing goes around, must be the more certain. */
const READ = { known: 0.6, unknown: 0.75, bare: 0.75 }
/** A drawing with so many good balloons has no bare numbers besides, except good ones that its BOM still misses. */
const DRAWN_ROUND = 3
/** Share of the others that have a size, so that a balloon or number with it counts as usual; what has it not is less certain. */
const USUAL = 0.4
/** A doubtful number that is read as well elsewhere is the more doubtful: few stand twice, and hatching is many bare ones. */
const TWICE = 0.1

/**
 * The callouts of a picture: white regions that are round, square or hexagonal with a number in them, and numbers that stand
 * free at the end of a leader. The BOM's references say which numbers are likely.
 */
export function findCallouts(picture: Grey, references: readonly string[]): Callout[] {
  const ink = inkOf(picture)
  const balloons = agreeing(findBalloons(ink, references))
  const good = balloons.filter(isGood)
  if (good.length < DRAWN_ROUND)
    return [...good, ...outside(good, agreeing(findBare(ink, references)))].map(asCallout)
  const missing = references.filter((one) => balloons.every(({ read }) => read.text !== one))
  const bare =
    missing.length > 0
      ? agreeing(findBare(ink, missing)).filter((one) => one.read.isKnown && isGood(one))
      : []
  return [...balloons, ...outside(balloons, bare)].map(asCallout)
}

const isGood = ({ read }: Place) => read.confidence >= GOOD

/** A drawing's balloons, or at least their numbers, are of one size: what agrees with few others is something else. */
function agreeing(places: readonly Place[]): Place[] {
  const good = places.filter(isGood)
  return places.flatMap((one) => {
    const others = good.filter((other) => other !== one)
    const share = (size: (place: Place) => number) =>
      others.filter((other) => Math.abs(Math.log(size(one) / size(other))) < 0.15).length / others.length
    const isBare = one.shape === 'BARE'
    const known = one.read.isKnown ? 'known' : 'unknown'
    const kind = isBare ? 'bare' : known
    const bySize = !isBare && others.length > 1 ? share(({ halfHeight }) => halfHeight) : 0
    const agreed =
      others.length > 1
        ? Math.max(
            bySize,
            share(({ read }) => read.height),
          )
        : 1
    const twins = places.filter((other) => other !== one && isAsGood(other, one)).length
    const isDoubtful = isBare || !isGood(one)
    const confidence = one.read.confidence - Math.max(0, USUAL - agreed) - (isDoubtful ? TWICE * twins : 0)
    if (confidence >= READ[kind]) return [{ ...one, read: { ...one.read, confidence } }]
    return bySize >= USUAL ? [{ ...one, read: { ...one.read, text: '', confidence: 0 } }] : []
  })
}

const isAsGood = (a: Place, b: Place) =>
  a.read.text === b.read.text && a.read.confidence > b.read.confidence - 0.07

const outside = (places: readonly Place[], others: readonly Place[]) =>
  others.filter((one) => places.every((place) => !isIn(one, place)))

function asCallout({ shape, x, y, halfWidth, halfHeight, read }: Place): Callout {
  return {
    x: x - halfWidth,
    y: y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    shape,
    text: read.text,
    confidence: Math.max(0, Math.min(1, read.confidence)),
  }
}
