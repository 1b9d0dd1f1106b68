import { namedKey, type Rectangle, type Size } from '../../catalogue/bom/index.ts'
import { type Callout, SURE } from './callout.ts'
import { inOrder, type LinesMeant } from './references.ts'

/** Kinds of callouts by how far they are from being published. */
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

/** Accepts what it reads; what could not be read is typed first. */
export function accept<C extends Callout>(callout: C): C {
  return callout.text === '' || callout.state === 'ACCEPTED' ? callout : { ...callout, state: 'ACCEPTED' }
}

/** Accepts the sure proposals that a person has had on screen. */
export function acceptSure<C extends Callout>(
  callouts: readonly C[],
  isSeen: (callout: C) => boolean,
): readonly C[] {
  return callouts.map((one) => (kindOf(one) === 'SURE' && isSeen(one) ? accept(one) : one))
}

/** Sets what it reads, written as the BOM writes it; what a person types is sure. */
export function setText<C extends Callout>(callout: C, typed: string, meant: LinesMeant): C {
  const text = typed.trim()
  if (text === '') return callout
  const line = meant(text).find(({ reference }) => namedKey(reference) === namedKey(text))
  return { ...callout, text: line?.reference ?? text, confidence: 1, state: 'ACCEPTED' }
}

/** Moves a callout; it stays in the picture, and with a text it counts as accepted. */
export function moveBy<C extends Callout>(callout: C, by: Spot, picture: Size): C {
  const { width, height } = callout
  const x = clamp(Math.round(callout.x + by.x), picture.width - width)
  const y = clamp(Math.round(callout.y + by.y), picture.height - height)
  return accept({ ...callout, x, y })
}

/** A step of a move by keys: a fifth of the callout. */
export function moveStep({ height }: Size): number {
  return Math.max(1, Math.round(height / 5))
}

/** Balloons of a drawing without any are this part of its longer side. */
const newShare = 40

/** A callout that a person places in the middle of a spot, as large as the others are. */
export function placeAt(spot: Spot, among: readonly Callout[], picture: Size): Callout {
  const least = Math.max(1, Math.round(Math.max(picture.width, picture.height) / newShare))
  const sides = among.map(({ width, height }) => Math.max(width, height)).toSorted((a, b) => a - b)
  const side = Math.min(sides[sides.length >> 1] ?? least, picture.width, picture.height)
  const round = { width: side, height: side, shape: 'ROUND', text: '', confidence: 1 } as const
  const placed = { ...round, x: spot.x - side / 2, y: spot.y - side / 2, state: 'PROPOSED' } as const
  return moveBy<Callout>(placed, { x: 0, y: 0 }, picture)
}

/**
 * The callouts in the order in which they are looked at: unsure ones, sure ones, accepted ones; unsure ones row by row
 * over the picture, since what they read cannot be trusted, the others in natural order.
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

/** The next proposal after a callout in the order of looking, from the first one again at the end. */
export function nextToLookAt<C extends Callout>(order: readonly C[], after: C | undefined): C | undefined {
  const at = after ? order.indexOf(after) + 1 : 0
  return [...order.slice(at), ...order.slice(0, at)].find((one) => one !== after && one.state === 'PROPOSED')
}

/** On screen a callout counts as seen from this size on, in pixels. */
const seenFrom = 8

/** The callouts that lie in a region that is shown at a scale large enough to see them. */
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
