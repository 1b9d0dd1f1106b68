import type { XastElement, XastParent, XastRoot } from 'svgo'
import type { Box, Point } from './box.ts'
import { boxAround, pointsOf } from './points-of.ts'
import { subpathsOf } from './read-path.ts'
import { identity, type Matrix, multiply, numbersIn, readTransform } from './read-transform.ts'

/** A shape of a drawn part, with the attributes that it has or inherits. */
export interface Shape {
  name: string
  attributes: Record<string, string>
  matrix: Matrix
  /** Points that it passes through or bends toward, in the units of the drawing. */
  points: Point[]
  box: Box
  /** Number of its element: subpaths of one element are painted together, so that holes stay holes. */
  element: number
}

/** One part in a drawing: its own shapes, or a callout alone. */
export interface Shown {
  partNumber: string
  shapes: Shape[]
  callout: Box | null
}

/** Attributes that a shape inherits. */
const inherited =
  'fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin class'.split(
    ' ',
  )

interface Place {
  matrix: Matrix
  style: Record<string, string>
  /** Part that the element belongs to. */
  part: Shown | null
  depth: number
}

/** More shapes than a picture of a few kilobytes can have. */
const MOST_SHAPES = 20_000
/** Nesting of `use`. */
const DEEPEST = 60

/** Lists the parts that a drawing shows, each once: the first group of a part is taken, as a pump has the same bolt in places. */
export function shownIn(root: XastRoot): Map<string, Shown> {
  const found = new Map<string, Shown>()
  const byId = new Map<string, XastElement>()
  noteIds(root)
  let count = 0
  for (const element of elementsIn(root)) walk(element, { matrix: identity, style: {}, part: null, depth: 0 })
  return found

  function noteIds(parent: XastParent) {
    for (const element of elementsIn(parent)) {
      const { id } = element.attributes
      if (id) byId.set(id, element)
      noteIds(element)
    }
  }

  function walk(element: XastElement, outer: Place) {
    const { name, attributes } = element
    if (isUndrawn.test(name) || attributes['display'] === 'none' || outer.depth > DEEPEST) return
    const matrix = multiply(outer.matrix, multiply(readTransform(attributes['transform']), viewOf(element)))
    const part = outer.part ?? partOf(element, matrix)
    if (part === 'callout') return
    const place = { matrix, part, depth: outer.depth + 1, style: styleOf(attributes, outer.style) }
    if (part && isShape.test(name)) add(part, element, place)
    for (const child of elementsIn(element)) walk(child, place)
    const used =
      name === 'use' ? byId.get((attributes['href'] ?? attributes['xlink:href'] ?? '').slice(1)) : null
    if (used && used !== element) walk(used, place)
  }

  function partOf({ name, attributes }: XastElement, matrix: Matrix): Shown | null | 'callout' {
    const partNumber = attributes['data-part-number']
    if (!partNumber) return null
    const known = found.get(partNumber)
    const shown = known ?? { partNumber, shapes: [], callout: null }
    found.set(partNumber, shown)
    const classes = (attributes['class'] ?? '').split(' ')
    if (classes.includes('callout')) {
      const points = pointsOf({ name, attributes } as XastElement)
      shown.callout ??= boxAround(points, matrix)
      return 'callout'
    }
    if (classes.includes('balloon') || name === 'text' || name === 'a') return 'callout'
    return shown.shapes.length > 0 ? 'callout' : shown
  }

  function add(part: Shown, { name, attributes }: XastElement, { matrix, style }: Place) {
    const of = ++count
    if (of > MOST_SHAPES) return
    const pieces = name === 'path' ? subpathsOf(attributes['d'] ?? '') : [null]
    for (const piece of pieces) {
      const points = transformed(piece?.points ?? pointsOf({ name, attributes } as XastElement), matrix)
      const box = boxAround(points, identity)
      const own = piece ? { d: piece.d } : pick(attributes, sizes)
      if (box) part.shapes.push({ name, attributes: { ...style, ...own }, matrix, points, box, element: of })
    }
  }
}

const isUndrawn =
  /^(defs|symbol|clipPath|mask|pattern|marker|filter|title|desc|linearGradient|radialGradient|text|image)$/
const isShape = /^(path|line|polyline|polygon|rect|circle|ellipse)$/
const sizes = ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'x1', 'y1', 'x2', 'y2', 'points']

const elementsIn = ({ children }: XastParent) => children.filter((child) => child.type === 'element')

const transformed = (points: readonly Point[], [a, b, c, d, e, f]: Matrix) =>
  points.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f])

const pick = (attributes: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : [])))

const styleOf = (attributes: Record<string, string>, outer: Record<string, string>) => ({
  ...outer,
  ...pick(attributes, inherited),
})

/** Visible box of a drawing, as its outermost element gives it; null if it has none. */
export function viewBoxOf(root: XastRoot): Box | null {
  const { viewBox = '', width, height } = elementsIn(root)[0]?.attributes ?? {}
  const [x = 0, y = 0, ...size] = numbersIn(viewBox)
  const [across, down] =
    size.length === 2 ? size : [width, height].map((text) => Number.parseFloat(text ?? ''))
  return across && down && across > 0 && down > 0 ? { x, y, width: across, height: down } : null
}

/** Transform from the content of a nested drawing, or of a `use` with a position, to its parent. */
function viewOf({ name, attributes }: XastElement): Matrix {
  const [x, y] = [attributes['x'], attributes['y']].map((text) => Number.parseFloat(text ?? '') || 0)
  if (name === 'use') return [1, 0, 0, 1, x ?? 0, y ?? 0]
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(attributes['viewBox'] ?? '')
  const [across, down] = [attributes['width'], attributes['height']].map((text) =>
    Number.parseFloat(text ?? ''),
  )
  if (name !== 'svg' || !(width > 0 && height > 0) || attributes['x'] === undefined) return identity
  const scale = Math.min((across ?? width) / width, (down ?? height) / height)
  return multiply(
    [1, 0, 0, 1, x ?? 0, y ?? 0],
    multiply([scale, 0, 0, scale, 0, 0], [1, 0, 0, 1, -left, -top]),
  )
}
