import { namedKey } from '@volute/domain/catalogue/bom'
import type { Callout } from '@volute/domain/workbench/workbench'
import type { Mark, TakenApart } from '../../../core/svg/index.ts'

/** Pixels of the longer side of a drawing that is an SVG, which has no pixels of its own. */
const VECTOR_SIDE = 1_024

/** Certainty of a mark's callout, where the BOM has that reference and where there is no BOM. */
const sureness: Record<Mark['source'], { inBom: number; alone: number }> = {
  DATA: { inBom: 1, alone: 1 },
  HOTSPOT: { inBom: 0.98, alone: 0.92 },
  NAME: { inBom: 0.85, alone: 0.7 },
  TEXT: { inBom: 0.95, alone: 0.6 },
}
/** Certainty of a hotspot whose text is none of the BOM's references. */
const STRAY = 0.5
/** Smaller ones could not be pointed at. */
const LEAST_SIDE = 6

/** A text by itself is taken for a reference where there is no BOM that tells: `7`, `10A`, `433.1`. */
const likeReference = /^\d{1,4}[A-Z]?(\.\d{1,3})?$/i

export const scaleOf = ({ view }: Pick<TakenApart, 'view'>): number =>
  VECTOR_SIDE / Math.max(view.width, view.height)

/** The callouts that an SVG has by itself, in pixels, as proposals against the references of its BOM (CALLOUT-42). */
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

/** A hotspot drawn over the text that it stands for is one callout with it: the one that is surer. */
function withoutTwins(callouts: readonly Callout[]): Callout[] {
  const kept: Callout[] = []
  for (const one of callouts.toSorted((a, b) => b.confidence - a.confidence))
    if (!kept.some((other) => other.text === one.text && isOver(other, one))) kept.push(one)
  return kept
}

/** Newly found callouts, beside those that a person has accepted. */
export function beside(accepted: readonly Callout[], found: readonly Callout[]): Callout[] {
  const kept = accepted.filter(({ state }) => state === 'ACCEPTED')
  return [...kept, ...found.filter((one) => !kept.some((other) => isOver(other, one)))]
}

/** True when the middle of one lies in the other. */
const isOver = (one: Callout, other: Callout) => holdsMiddle(one, other) || holdsMiddle(other, one)

const holdsMiddle = ({ x, y, width, height }: Callout, inner: Callout) => {
  const [across, down] = [inner.x + inner.width / 2 - x, inner.y + inner.height / 2 - y]
  return across >= 0 && across <= width && down >= 0 && down <= height
}
