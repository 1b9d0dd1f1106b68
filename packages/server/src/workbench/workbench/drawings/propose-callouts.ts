import { namedKey } from '@volute/domain/catalogue/bom'
import type { Callout } from '@volute/domain/workbench/workbench'
import type { Mark, TakenApart } from '../../../core/svg/index.ts'

/** Longer side, in pixels, assumed for an SVG, which has no pixels of its own. */
const VECTOR_SIDE = 1_024

/** Confidence of a mark's callout: `inBom` if the BOM has that reference, `alone` if there is no BOM. */
const sureness: Record<Mark['source'], { inBom: number; alone: number }> = {
  DATA: { inBom: 1, alone: 1 },
  HOTSPOT: { inBom: 0.98, alone: 0.92 },
  NAME: { inBom: 0.85, alone: 0.7 },
  TEXT: { inBom: 0.95, alone: 0.6 },
}
/** Confidence of a hotspot whose text is not a reference of the BOM. */
const STRAY = 0.5
/** Shortest side of a callout; smaller ones could not be pointed at. */
const LEAST_SIDE = 6

/** Texts taken as references if there is no BOM to check against: `7`, `10A`, `433.1`. */
const likeReference = /^\d{1,4}[A-Z]?(\.\d{1,3})?$/i

export const scaleOf = ({ view }: Pick<TakenApart, 'view'>): number =>
  VECTOR_SIDE / Math.max(view.width, view.height)

/** Proposes callouts, in pixels, from the marks of an SVG, checked against the references of its BOM (CALLOUT-42). */
export function proposeCallouts(
  apart: Pick<TakenApart, 'view' | 'marks'>,
  references: readonly string[],
): Callout[] {
  const written = new Map(references.map((reference) => [namedKey(reference), reference]))
  const scale = scaleOf(apart)
  const proposed = apart.marks.flatMap((mark): Callout[] => {
    const read = readMark(mark, written)
    return read
      ? [{ ...placeOf(mark, apart.view, scale), shape: mark.shape, ...read, state: 'PROPOSED' }]
      : []
  })
  return withoutTwins(proposed)
}

function readMark({ texts, source }: Mark, written: ReadonlyMap<string, string>) {
  const inBom = texts.map((text) => written.get(namedKey(text))).find((text) => text !== undefined)
  if (inBom !== undefined) return { text: inBom, confidence: sureness[source].inBom }
  const [text = ''] = texts
  if (written.size === 0)
    return source === 'TEXT' && !likeReference.test(text)
      ? null
      : { text, confidence: sureness[source].alone }
  return source === 'TEXT' ? null : { text, confidence: STRAY }
}

function placeOf(mark: Mark, view: TakenApart['view'], scale: number) {
  const width = Math.max(LEAST_SIDE, mark.width * scale)
  const height = Math.max(LEAST_SIDE, mark.height * scale)
  return {
    x: (mark.x + mark.width / 2 - view.x) * scale - width / 2,
    y: (mark.y + mark.height / 2 - view.y) * scale - height / 2,
    width,
    height,
  }
}

/** Merges a hotspot and the text below it into one callout: the more confident one. */
function withoutTwins(callouts: readonly Callout[]): Callout[] {
  const kept: Callout[] = []
  for (const one of callouts.toSorted((a, b) => b.confidence - a.confidence))
    if (!kept.some((other) => other.text === one.text && isOver(other, one))) kept.push(one)
  return kept
}

/** Callouts that a person has accepted, plus newly found ones that do not overlap them. */
export function beside(accepted: readonly Callout[], found: readonly Callout[]): Callout[] {
  const kept = accepted.filter(({ state }) => state === 'ACCEPTED')
  return [...kept, ...found.filter((one) => !kept.some((other) => isOver(other, one)))]
}

/** True when the center of one lies inside the other. */
const isOver = (one: Callout, other: Callout) => holdsMiddle(one, other) || holdsMiddle(other, one)

const holdsMiddle = ({ x, y, width, height }: Callout, inner: Callout) => {
  const [across, down] = [inner.x + inner.width / 2 - x, inner.y + inner.height / 2 - y]
  return across >= 0 && across <= width && down >= 0 && down <= height
}
