import { type CustomPlugin, optimize } from 'svgo'
import { oneBody } from './one-body.ts'
import type { Box } from './box.ts'
import { joinBoxes } from './points-of.ts'
import { type Shape, shownIn, viewBoxOf } from './shapes-of.ts'

/** Picture of a part by its own shapes. */
export interface CutOut {
  partNumber: string
  svg: string
  /** Longer side, as a fraction of the drawing's; more for one of several bodies. */
  size: number
}

/** Callout of a part whose shapes the drawing does not name. */
export interface CalledOut {
  partNumber: string
  box: Box
}

/** Pictures take 96 units across and are usually shown at 48 pixels. */
const SIDE = 96
/** Margin on each side, in these units. */
const MARGIN = 3

/** A picture of one of several bodies is preferred to one of all of them in another drawing, up to this many times larger. */
const ONE = 3

/** Line widths in a picture by the classes of our own drawings; lines without a width here are left out. */
const own: Record<string, number> = { f: 0, s: 3, m: 2.4, e: 1.9, d: 1.4, t: 1.1 }
/** Least and largest line width of other drawings. */
const [THIN, THICK] = [1.2, 3]

/** Shown from this many pixels on, a picture has the lines of a drawing on screen; PDFs ignore media queries. */
const LARGE = 80
/** Pixels of a line in a large picture, by its width in a small one. */
const FINE = 0.45

/** Cuts each part with shapes of its own out of a drawing, and lists the parts that have only a callout (DRAWN-03). */
export function cutOutParts(source: string): { cutOuts: CutOut[]; calledOut: CalledOut[]; view: Box | null } {
  const cutOuts: CutOut[] = []
  const calledOut: CalledOut[] = []
  let view: Box | null = null
  const look: CustomPlugin['fn'] = (root) => {
    view = viewBoxOf(root)
    const whole = Math.max(view?.width ?? 1, view?.height ?? 1)
    for (const { partNumber, shapes, callout } of shownIn(root).values()) {
      const picture = pictureOf(shapes, whole)
      if (picture) cutOuts.push({ partNumber, ...picture })
      else if (callout) calledOut.push({ partNumber, box: callout })
    }
    return {}
  }
  optimize(source, { plugins: [{ name: 'look', fn: look }] })
  return { cutOuts, calledOut, view }
}

const boxOf = (shapes: readonly Shape[]) => joinBoxes(shapes.map(({ box }) => box))

function pictureOf(shapes: readonly Shape[], whole: number): Omit<CutOut, 'partNumber'> | null {
  const shown = shapes.filter(isInPicture)
  const body = oneBody(shown)
  const box = boxOf(body)
  const side = Math.max(box?.width ?? 0, box?.height ?? 0)
  if (!box || side === 0) return null
  const scale = (SIDE - 2 * MARGIN) / side
  const [x, y] = [SIDE / 2 - scale * (box.x + box.width / 2), SIDE / 2 - scale * (box.y + box.height / 2)]
  const drawn = Map.groupBy(body, ({ element }) => element)
  const inside = [...drawn.values()].map((pieces) => elementOf(pieces, scale)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${fineLines(inside)}<g transform="translate(${short(x)} ${short(y)}) scale(${scale.toPrecision(5)})">${inside}</g></svg>`
  return { svg, size: Math.min(1, side / whole) * (body.length < shown.length ? ONE : 1) }
}

const classOf = ({ attributes }: Shape) => (attributes['class'] ?? '').split(' ').find((name) => name in own)

/** Style of a large picture: lines in pixels, by the classes of `elementOf`. */
function fineLines(inside: string): string {
  const tenths = new Set(inside.match(/(?<= class="w)[0-9]+/g))
  const rules = [...tenths].map((one) => `.w${one}{stroke-width:${short((Number(one) / 10) * FINE)}px}`)
  return `<style>@media(min-width:${LARGE}px){*{vector-effect:non-scaling-stroke}${rules.join('')}}</style>`
}

/** Leaves out hatching, tones and centre lines, which fill a small picture with grey. */
function isInPicture({ attributes }: Shape): boolean {
  const classes = (attributes['class'] ?? '').split(' ')
  return !classes.some((name) => ['h', 'w', 'c', 'l', 'dot', 'hit'].includes(name))
}

/** One element for the pieces of one element of the drawing. */
function elementOf(pieces: readonly Shape[], scale: number): string {
  const [first] = pieces
  if (!first) return ''
  const { name, attributes, matrix } = first
  const stretch = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])) || 1
  const { class: _, fill, ...rest } = attributes
  const width = widthOf(first, scale * stretch)
  const kept = {
    ...rest,
    ...(width > 0 && { class: `w${Math.round(width * 10)}` }),
    ...(fill && { fill: fill.startsWith('url') ? '#fff' : fill }),
    ...(attributes['stroke']?.startsWith('url') && { stroke: '#16242b' }),
    ...(name === 'path' && { d: pieces.map((piece) => piece.attributes['d']).join('') }),
    'stroke-width': String(Number((width / (scale * stretch)).toPrecision(3))),
    ...(matrix.join(' ') !== '1 0 0 1 0 0' && { transform: `matrix(${matrix.map(short).join(' ')})` }),
  }
  const written = Object.entries(kept).map(([key, value]) => ` ${key}="${escape(value)}"`)
  return `<${name}${written.join('')}/>`
}

function widthOf(shape: Shape, scale: number): number {
  const known = classOf(shape)
  if (known) return own[known] ?? THIN
  const width = Number.parseFloat(shape.attributes['stroke-width'] ?? '1') * scale
  return Math.min(THICK, Math.max(THIN, width || THIN))
}

const short = (value: number) => Number(value.toFixed(3))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
