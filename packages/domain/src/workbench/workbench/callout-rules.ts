import { namedKey, type Rectangle, type Size } from '../../catalogue/bom/index.ts'
import { type Callout, SURE } from './callout.ts'
import { inOrder, type LinesMeant } from './references.ts'

/** Kinds of callouts by how close they are to being published. */
export const calloutKinds = ['UNSURE', 'SURE', 'ACCEPTED'] as const
export type CalloutKind = (typeof calloutKinds)[number]

export interface Spot {
  x: number
  y: number
}

export function kindOf({ state, confidence, text }: Callout): CalloutKind {
  if (state === 'ACCEPTED') return 'ACCEPTED'
  return confidence >= SURE && text !== '' ? 'SURE' : 'UNSURE'
}

/** Accepts a callout with its text; one that could not be read needs a typed text first. */
export function accept<C extends Callout>(callout: C): C {
  return callout.text === '' || callout.state === 'ACCEPTED' ? callout : { ...callout, state: 'ACCEPTED' }
}

/** Accepts the sure proposals that the person has had on screen. */
export function acceptSure<C extends Callout>(
  callouts: readonly C[],
  isSeen: (callout: C) => boolean,
): readonly C[] {
  return callouts.map((one) => (kindOf(one) === 'SURE' && isSeen(one) ? accept(one) : one))
}

/** Sets a callout's text, spelled as in the BOM; text typed by a person is sure. */
export function setText<C extends Callout>(callout: C, typed: string, meant: LinesMeant): C {
  const text = typed.trim()
  if (text === '') return callout
  const line = meant(text).find(({ reference }) => namedKey(reference) === namedKey(text))
  return { ...callout, text: line?.reference ?? text, confidence: 1, state: 'ACCEPTED' }
}

/** Moves a callout within the picture; if it has a text, it becomes accepted. */
export function moveBy<C extends Callout>(callout: C, by: Spot, picture: Size): C {
  const { width, height } = callout
  const x = clamp(Math.round(callout.x + by.x), picture.width - width)
  const y = clamp(Math.round(callout.y + by.y), picture.height - height)
  return accept({ ...callout, x, y })
}

/** Step of a move by keyboard: a fifth of the callout's height. */
export function moveStep({ height }: Size): number {
  return Math.max(1, Math.round(height / 5))
}

/** Size of the first balloon placed on a drawing: this fraction of its longer side. */
const newShare = 40

/** Places a callout centered on a spot, with the median size of the other callouts. */
export function placeAt(spot: Spot, among: readonly Callout[], picture: Size): Callout {
  const least = Math.max(1, Math.round(Math.max(picture.width, picture.height) / newShare))
  const sides = among.map(({ width, height }) => Math.max(width, height)).toSorted((a, b) => a - b)
  const side = Math.min(sides[sides.length >> 1] ?? least, picture.width, picture.height)
  const round = { width: side, height: side, shape: 'ROUND', text: '', confidence: 1 } as const
  const placed = { ...round, x: spot.x - side / 2, y: spot.y - side / 2, state: 'PROPOSED' } as const
  return moveBy<Callout>(placed, { x: 0, y: 0 }, picture)
}

/**
 * Callouts in review order: unsure, sure, accepted. Unsure ones go row by row over the picture, since their texts are
 * unreliable; the others are in natural order.
 */
export function orderOfLooking<C extends Callout>(callouts: readonly C[], picture: Size): readonly C[] {
  const rowOf = ({ y }: Callout) => Math.floor((y * rows) / picture.height)
  const byPlace = (a: C, b: C) => rowOf(a) - rowOf(b) || a.x - b.x || a.y - b.y
  const kind = Map.groupBy(callouts, kindOf)
  return [
    ...(kind.get('UNSURE') ?? []).toSorted(byPlace),
    ...inOrder(kind.get('SURE') ?? []),
    ...inOrder(kind.get('ACCEPTED') ?? []),
  ]
}

const rows = 10

/** Next proposal after a callout in review order, starting over at the end. */
export function nextToLookAt<C extends Callout>(order: readonly C[], after: C | undefined): C | undefined {
  const at = after ? order.indexOf(after) + 1 : 0
  return [...order.slice(at), ...order.slice(0, at)].find((one) => one !== after && one.state === 'PROPOSED')
}

/** Minimum size on screen, in pixels, for a callout to count as seen. */
const seenFrom = 8

/** Callouts in a region that is shown at a scale large enough to see them. */
export function seenIn<C extends Callout>(
  callouts: readonly C[],
  shown: Rectangle,
  scale: number,
): readonly C[] {
  return callouts.filter((one) => {
    const [x, y] = [one.x + one.width / 2, one.y + one.height / 2]
    const isIn = x >= shown.x && x <= shown.x + shown.width && y >= shown.y && y <= shown.y + shown.height
    return isIn && Math.max(one.width, one.height) * scale >= seenFrom
  })
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
