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
  /** Empty if it could not be read. */
  text: string
  /** From 0 to 1. */
  confidence: number
}

/** Confidence from which a number counts for finding the usual size of the drawing's numbers. */
const GOOD = 0.85
/** Minimum confidence for a callout. Numbers that are not in the BOM or have no outline need a higher one. */
const READ = { known: 0.6, unknown: 0.75, bare: 0.75 }
/** With this many good balloons, a drawing has no other bare numbers, except good ones that its BOM still misses. */
const DRAWN_ROUND = 3
/** Share of the others that must have its size for a balloon or number to count as usual. Below it, confidence drops. */
const USUAL = 0.4
/**
 * Confidence penalty for each other place where a doubtful number reads equally well: few numbers appear twice, and hatching
 * looks like many bare ones.
 */
const TWICE = 0.1

/**
 * Finds the callouts of a picture: white regions that are round, square or hexagonal with a number in them, and bare numbers
 * at the end of a leader. The BOM's references tell which numbers are likely.
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

/**
 * Filters places by size: a drawing's balloons, or at least their numbers, are of one size, so a place that agrees with few
 * others is something else.
 */
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
