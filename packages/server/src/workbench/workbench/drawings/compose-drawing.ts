import { linesMeant } from '@volute/domain/catalogue/bom'
import type { Callout, DrawnLine } from '@volute/domain/workbench/workbench'

/** A reviewed sheet of a drawing. */
export interface LookedAt {
  width: number
  height: number
  /** Path of a picture, with the hash of its tiles if it has any; or an SVG with a view box. */
  shown: { picture: string; tiles: string | null } | { drawing: string }
  callouts: readonly Callout[]
}

/** Gap between two sheets, as a fraction of their width. */
const GAP = 0.02

/**
 * Composes the drawing to publish: its sheets one below the other, each as wide as the widest, with a hotspot for each
 * callout (CALLOUT-35, CALLOUT-36). A single SVG stays as it is.
 */
export function composeDrawing(sheets: readonly LookedAt[], lines: readonly DrawnLine[]): string {
  const meant = linesMeant(lines)
  const [first] = sheets
  if (first && sheets.length === 1) return single(first, meant)
  const width = Math.max(...sheets.map((sheet) => sheet.width))
  let y = 0
  const placed = sheets.map((sheet) => {
    const height = (sheet.height * width) / sheet.width
    const frame = `x="0" y="${short(y)}" width="${width}" height="${short(height)}"`
    y += height + width * GAP
    return nested(sheet, frame, meant)
  })
  return `${open(width, y - width * GAP)}${placed.join('')}</svg>`
}

type Meant = ReturnType<typeof linesMeant<DrawnLine>>

function single(sheet: LookedAt, meant: Meant): string {
  const { width, height, shown } = sheet
  if ('picture' in shown) return `${open(width, height)}${image(sheet, shown)}${hotspots(sheet, meant)}</svg>`
  const { x, y, scale } = viewIn(shown.drawing, width)
  const callouts = `<g transform="translate(${x} ${y}) scale(${scale})">${hotspots(sheet, meant)}</g>`
  return shown.drawing
    .replace('<svg ', '<svg data-callouts="" ')
    .replace(/<\/svg>\s*$/, () => `${callouts}</svg>`)
}

function nested(sheet: LookedAt, frame: string, meant: Meant): string {
  const { width, height, shown } = sheet
  const callouts = `<svg ${frame} viewBox="0 0 ${width} ${height}">${'picture' in shown ? image(sheet, shown) : ''}${hotspots(sheet, meant)}</svg>`
  return 'picture' in shown
    ? callouts
    : `${shown.drawing.replace('<svg ', () => `<svg ${frame} `)}${callouts}`
}

const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${short(height)}" data-callouts="">`

function image(
  { width, height }: LookedAt,
  { picture, tiles }: { picture: string; tiles: string | null },
): string {
  const tiled = tiles ? ` data-tiles="${tiles}" data-pixels="${width} ${height}"` : ''
  return `<image width="${width}" height="${height}" preserveAspectRatio="none"${tiled} href="${picture}"/>`
}

/** One hotspot for each readable callout, with its current part if exactly one line matches. */
function hotspots({ callouts }: LookedAt, meant: Meant): string {
  return callouts
    .filter(({ text }) => text !== '')
    .map(({ x, y, width, height, text, shape }) => {
      const lines = meant(text)
      const partNumber = lines.length === 1 ? (lines[0]?.partNumber ?? '') : ''
      const radius = shape === 'ROUND' ? ` rx="${short(width / 2)}" ry="${short(height / 2)}"` : ''
      const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius}`
      const says = `data-no="${escape(lines[0]?.reference ?? text)}" data-part-number="${escape(partNumber)}"`
      return `<rect class="callout" ${says} ${place} fill="none" pointer-events="all"/>`
    })
    .join('')
}

/** Maps the pixels of a sheet to coordinates of its SVG. */
function viewIn(drawing: string, width: number) {
  const [x = 0, y = 0, across = width] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return { x, y, scale: across / width }
}

const short = (length: number) => Number(length.toFixed(2))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
