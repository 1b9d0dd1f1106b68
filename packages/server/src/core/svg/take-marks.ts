import type { CustomPlugin, XastElement, XastParent } from 'svgo'
import type { Box } from './box.ts'
import { boxAround, joinBoxes, pointsOf, pointsOfText } from './points-of.ts'
import { type Claim, claimOf, MARK_NAME, type MarkSource, textIn } from './read-claim.ts'
import { identity, type Matrix, multiply, numbersIn, readTransform } from './read-transform.ts'

/** Region of a drawing that is a callout, in the units of its view box. */
export interface Mark extends Box {
  /** Texts that it may call out, the likeliest first. */
  texts: string[]
  source: MarkSource
  shape: 'ROUND' | 'SQUARE' | 'BARE'
}

/** Callouts of a drawing, and the visible box of the drawing. */
export interface Marked {
  view: Box
  marks: Mark[]
}

/** More callouts than any drawing has. */
const MOST_MARKS = 5_000

/** State of an element: its transform, font size and text anchor, and whether it is in a mark. */
interface Place {
  matrix: Matrix
  size: number
  anchor: string
  isInMark: boolean
}

interface Drawn {
  box: Box | null
  /** Box of the texts in it. */
  text: Box | null
}

/**
 * SVGO plugin that finds a drawing's callouts and their regions. A balloon's data is removed, since a person confirms its
 * callout; a drawn part keeps its own (CALLOUT-40).
 */
export function takeMarks(found: Marked): CustomPlugin['fn'] {
  return (root) => {
    const frames: { box: Box; shape: 'ROUND' | 'SQUARE' }[] = []
    const [svg] = elementsIn(root)
    if (!svg) return {}
    const whole = walk(svg, { matrix: identity, size: 16, anchor: 'start', isInMark: false })
    for (const mark of found.marks) takeFrame(mark, frames)
    found.view = viewOf(svg) ?? whole.box ?? { x: 0, y: 0, width: 1, height: 1 }
    return {}

    function walk(element: XastElement, outer: Place): Drawn {
      const { name, attributes } = element
      if (isUndrawn.test(name) || attributes['display'] === 'none') return { box: null, text: null }
      const claim = outer.isInMark ? null : claimOf(element)
      const place = {
        matrix: multiply(outer.matrix, readTransform(attributes['transform'])),
        size: sizeOf(attributes['font-size'], outer.size),
        anchor: attributes['text-anchor'] ?? outer.anchor,
        isInMark: outer.isInMark || claim !== null,
      }
      const inner = elementsIn(element).map((child) => walk(child, place))
      const drawn = name === 'text' ? textBox(element, place) : boxAround(pointsOf(element), place.matrix)
      const shape = frameShape[name]
      if (shape && drawn) frames.push({ box: drawn, shape })
      const box = joinBoxes([drawn, ...inner.map((one) => one.box)])
      const text = name === 'text' ? drawn : joinBoxes(inner.map((one) => one.text))
      if (claim && box) note(element, claim, text ?? box)
      delete attributes[MARK_NAME]
      return { box, text }
    }

    function note({ attributes }: XastElement, { texts, source }: Claim, box: Box) {
      if (found.marks.length < MOST_MARKS) found.marks.push({ ...box, texts, source, shape: 'BARE' })
      if (source !== 'DATA') return
      delete attributes['data-no']
      delete attributes['data-part-number']
    }
  }
}

const isUndrawn =
  /^(defs|symbol|clipPath|mask|pattern|marker|filter|title|desc|linearGradient|radialGradient)$/

const frameShape: Partial<Record<string, 'ROUND' | 'SQUARE'>> = {
  circle: 'ROUND',
  ellipse: 'ROUND',
  rect: 'SQUARE',
}

const elementsIn = ({ children }: XastParent) => children.filter((child) => child.type === 'element')

/** Units of font sizes in user units, which are CSS pixels. */
const units: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

function sizeOf(text: string | undefined, outer: number): number {
  const [, number, unit = 'px'] = /^\s*([\d.]+)\s*([a-z%]*)/i.exec(text ?? '') ?? []
  const size = Number(number)
  if (!(size > 0)) return outer
  if (unit === '%') return (outer * size) / 100
  return unit === 'em' ? outer * size : size * (units[unit.toLowerCase()] ?? 1)
}

/** Box of a text; it starts at the first of the text and its pieces that has a position. */
function textBox(element: XastElement, { matrix, size, anchor }: Place): Box | null {
  const pieces = elementsIn(element)
  const at = (name: string) =>
    numbersIn([element, ...pieces].find(({ attributes }) => attributes[name])?.attributes[name] ?? '')[0] ?? 0
  const piece = pieces[0]?.attributes ?? {}
  const points = pointsOfText(
    textIn(element),
    [at('x') + at('dx'), at('y') + at('dy')],
    sizeOf(piece['font-size'], size),
    piece['text-anchor'] ?? anchor,
  )
  return boxAround(points, matrix)
}

/** Largest size of a balloon, in heights of its content. */
const LARGEST_FRAME = 6

/** Takes a circle or square that is centered on a mark and not much larger as the mark's balloon. */
function takeFrame(mark: Mark, frames: readonly { box: Box; shape: 'ROUND' | 'SQUARE' }[]) {
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2]
  const frame = frames
    .filter(
      ({ box }) =>
        Math.abs(box.x + box.width / 2 - x) < box.width / 4 &&
        Math.abs(box.y + box.height / 2 - y) < box.height / 4 &&
        Math.max(box.width, box.height) < LARGEST_FRAME * mark.height,
    )
    .toSorted((a, b) => a.box.width - b.box.width)[0]
  if (frame) Object.assign(mark, frame.box, { shape: frame.shape })
}

/** Visible box of a drawing; null if it has none. */
function viewOf({ attributes }: XastElement): Box | null {
  const [x = 0, y = 0, ...size] = numbersIn(attributes['viewBox'] ?? '')
  if (size.length === 2) return ofSize(x, y, size)
  const lengths = ['width', 'height'].map((side) => attributes[side] ?? '')
  return lengths.some((length) => length.includes('%'))
    ? null
    : ofSize(
        0,
        0,
        lengths.map((length) => sizeOf(length, 0)),
      )
}

const ofSize = (x: number, y: number, [width = 0, height = 0]: number[]): Box | null =>
  width > 0 && height > 0 ? { x, y, width, height } : null
