import { type CustomPlugin, optimize } from 'svgo'
import { BadDrawing } from './bad-drawing.ts'
import { keepXmlCharacters } from './decode-xml.ts'
import { LARGEST_DRAWING } from './drawing-limits.ts'
import { inlineStyles } from './inline-styles.ts'
import { keepAllowed } from './keep-allowed.ts'
import { ownNames } from './own-names.ts'
import { noteNames } from './read-claim.ts'
import { rejectBombs, refuseHuge } from './reject-bombs.ts'
import { resolveEntities } from './resolve-entities.ts'
import { type Marked, takeMarks } from './take-marks.ts'

/** More namespaces than any drawing has: the parser checks all of them at the end of each element. */
const MOST_NAMESPACES = 200

/**
 * Plugins in order. The page's security policy forbids style blocks and style attributes, so their styles become plain
 * attributes.
 */
const cleaners = { refuseHuge, ownNames, inlineStyles, rejectBombs, keepAllowed }

/** Removes everything from an SVG that could run, fetch or expand, keeping ids, classes and callouts (OQ-73). */
export const cleanDrawing = (source: string): string => runPlugins(source, cleaners)

/** Cleaned drawing whose callouts a person has yet to confirm. */
export interface TakenApart extends Marked {
  drawing: string
}

/** Cleans an SVG and extracts its callouts (CALLOUT-40). */
export function takeApart(source: string): TakenApart {
  const found: Marked = { view: { x: 0, y: 0, width: 1, height: 1 }, marks: [] }
  const { keepAllowed: last, ...before } = cleaners
  const drawing = runPlugins(source, { noteNames, ...before, takeMarks: takeMarks(found), keepAllowed: last })
  return { drawing, ...found }
}

function runPlugins(source: string, plugins: Record<string, CustomPlugin['fn']>): string {
  if (source.length > LARGEST_DRAWING) throw new BadDrawing('is larger than 16 MB')
  const resolved = resolveEntities(source, LARGEST_DRAWING)
  const prefixes = new Set(Array.from(resolved.matchAll(/\sxmlns:([^\s=]+)/g), ([, prefix]) => prefix))
  if (prefixes.size > MOST_NAMESPACES) throw new BadDrawing('declares more than 200 namespaces')
  const cleaned = keepXmlCharacters(optimizeOrRefuse(resolved, plugins))
  if (!cleaned.startsWith('<svg')) throw new BadDrawing('is not an SVG drawing')
  if (!/<(path|line|polyline|polygon|rect|circle|ellipse|text|image|use)\b/.test(cleaned))
    throw new BadDrawing('shows nothing')
  return cleaned
}

function optimizeOrRefuse(source: string, plugins: Record<string, CustomPlugin['fn']>): string {
  try {
    return optimize(source, { plugins: Object.entries(plugins).map(([name, fn]) => ({ name, fn })) }).data
  } catch (error) {
    if (error instanceof BadDrawing) throw error
    if (error instanceof RangeError) throw new BadDrawing('is nested too deeply')
    const { reason, line } = error as Error & { reason?: string; line?: number }
    throw new BadDrawing(`is not well-formed XML (${reason ?? (error as Error).message})`, line)
  }
}
