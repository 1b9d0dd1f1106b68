import type { Assembly, Component } from '../assembly.ts'
import type { Point } from './geometry/vector.ts'
import { BALLOON_RADIUS, type Balloon } from './layout/place-balloons.ts'
import type { Picture } from './render/render-solid.ts'
import { polyline, writePath } from './render/trail.ts'
import type { Stroke } from './solid/solid.ts'

/** A finished drawing, in units of the sheet. */
export interface Sheet {
  kind: 'Exploded drawing' | 'Cross section'
  assembly: Assembly
  viewBox: readonly [left: number, top: number, width: number, height: number]
  /** Layers from back to front: later ones cover earlier ones. */
  layers: Layer[]
  balloons: Balloon[]
}

/** Lines of a part that a layer shows. */
export type Inked = Pick<Picture, 'outline' | 'trails'>
export type Layer = { lines: Point[][] } | { component: Component; picture: Inked; place: Point }

/** Ink, paper and petrol for pages without our styles; classes let a page restyle them. */
const INK = '#16242b'
const PAPER = '#fff'
const CENTRE_LINE = '#0b6b74'
const WIDTHS: Record<Stroke, number> = { h: 0.9, t: 0.9, d: 1.2, e: 1.7, m: 2.4, s: 3.2 }

/** Writes a drawing as SVG that stays correct if a sanitizer drops its classes. */
export function writeSvg({ kind, assembly, viewBox, layers, balloons }: Sheet): string {
  const title = `${kind}: ${assembly.title}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" class="dwg" role="group" aria-label="${escape(title)}">`,
    `<title>${escape(title)}</title>`,
    ...layers.map((layer) => ('lines' in layer ? writeFlow(layer.lines) : writePart(layer))),
    `<g class="balloons">`,
    ...balloons.map((balloon, i) => writeBalloon(balloon, assembly.components[i] as Component)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function writeFlow(lines: Point[][]): string {
  const path = writePath(lines.map(polyline), [0, 0])
  return `<g class="flow"><path class="c" fill="none" stroke="${CENTRE_LINE}" stroke-width="1.2" stroke-dasharray="22 6 4 6" d="${path}"/></g>`
}

function writePart({ component, picture, place }: Extract<Layer, { picture: Inked }>): string {
  const strokes = (Object.keys(WIDTHS) as Stroke[])
    .filter((stroke) => picture.trails[stroke].length)
    .map(
      (stroke) =>
        `<path class="${stroke}" stroke-width="${WIDTHS[stroke]}" d="${writePath(picture.trails[stroke], place)}"/>`,
    )
  const { position, description, partNumber } = component
  return [
    `<g class="part" ${hotspot(component)} fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escape(`${position} · ${description} · ${partNumber}`)}</title>`,
    `<path class="f" fill="${PAPER}" fill-rule="evenodd" stroke="none" d="${writePath(picture.outline, place)}"/>`,
    ...strokes,
    '</g>',
  ].join('')
}

function writeBalloon({ centre, anchor }: Balloon, component: Component): string {
  const [cx, cy] = centre.map(rounded)
  const [ax, ay] = anchor.map(rounded)
  return [
    `<g class="balloon" ${hotspot(component)} stroke="${INK}" text-anchor="middle" font-family="sans-serif" font-size="27">`,
    `<path class="l" stroke-width="1.4" fill="none" d="M${cx} ${cy}L${ax} ${ay}"/>`,
    `<circle class="dot" fill="${INK}" stroke="none" cx="${ax}" cy="${ay}" r="4.2"/>`,
    `<circle class="hit" fill="transparent" stroke="none" cx="${cx}" cy="${cy}" r="${BALLOON_RADIUS + 7}"/>`,
    `<circle class="b" fill="${PAPER}" stroke-width="2" cx="${cx}" cy="${cy}" r="${BALLOON_RADIUS}"/>`,
    `<text fill="${INK}" stroke="none" x="${cx}" y="${cy}" dy=".36em">${component.position}</text>`,
    '</g>',
  ].join('')
}

const hotspot = ({ partNumber, position }: Component) =>
  `data-part-number="${escape(partNumber)}" data-no="${position}"`

const rounded = (value: number) => Math.round(value * 10) / 10

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string)
