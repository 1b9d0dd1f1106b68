import { type Config, optimize } from 'svgo'
import { keepAllowed } from './keep-allowed.ts'
import { removeUseBombs } from './remove-use-bombs.ts'

/** Raised when drawings come out differently, so that the same source is cleaned anew. */
export const CLEANER_VERSION = 1

const LARGEST = 16 * 1024 * 1024
const ENTITY_TEXT = 10_000

/** The page's security policy forbids style blocks and style attributes: what they say becomes plain attributes. */
const config: Config = {
  plugins: [
    { name: 'inlineStyles', params: { onlyMatchedOnce: false, removeMatchedSelectors: false } },
    'convertStyleToAttrs',
    { name: 'removeUseBombs', fn: removeUseBombs },
    { name: 'keepAllowed', fn: keepAllowed },
  ],
}

/** A drawing that is no drawing, in words that follow its file's name. */
export class BadDrawing extends Error {
  readonly line: number | undefined
  constructor(reason: string, line?: number) {
    super(reason)
    this.line = line
  }
}

/** Cleans an SVG of everything that could run, fetch or swell, keeping ids, classes and callouts (OQ-73). */
export function cleanDrawing(source: string): string {
  if (source.length > LARGEST) throw new BadDrawing('is larger than 16 MB')
  checkEntities(source)
  const cleaned = optimizeOrRefuse(source)
  if (!cleaned.startsWith('<svg')) throw new BadDrawing('is not an SVG drawing')
  return cleaned
}

/** Editors declare short entities for their namespaces; long or nested ones are bombs. */
function checkEntities(source: string) {
  const declarations = Array.from(source.matchAll(/<!ENTITY\s[^>]*>/g), ([text]) => text)
  if (declarations.some((text) => /<!ENTITY\s+(%|\S+\s+(SYSTEM|PUBLIC)\b)/.test(text)))
    throw new BadDrawing('refers to an external entity')
  if (declarations.some((text) => text.includes('&')) || declarations.join('').length > ENTITY_TEXT)
    throw new BadDrawing('declares entities that would swell')
}

function optimizeOrRefuse(source: string): string {
  try {
    return optimize(source, config).data
  } catch (error) {
    if (error instanceof RangeError) throw new BadDrawing('is nested too deeply')
    const { reason, line } = error as Error & { reason?: string; line?: number }
    throw new BadDrawing(`is not well-formed XML (${reason ?? (error as Error).message})`, line)
  }
}
