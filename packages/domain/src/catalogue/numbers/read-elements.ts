import type { SearchType } from './search-types.ts'

/** A number in a GS1 code, with its kind. */
interface Element {
  text: string
  kind: Exclude<SearchType, 'bom'>
}

/** Kinds of the numbers that are read: serial number, additional product number, and asset number. */
const kinds: Readonly<Record<string, Element['kind']>> = { 21: 'serial', 240: 'part', 8004: 'serial' }

/** Lengths of the elements that end without a separator. */
const lengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  11: 6,
  12: 6,
  13: 6,
  15: 6,
  16: 6,
  17: 6,
  20: 2,
}

const SEPARATOR = '\u001d'
const bracketed = /\((21|240|8004)\)([^(]+)/g
const symbology = /^\](?:C1|e0|d2|Q3|J1)/

/**
 * Numbers in a scanned GS1 code: `(01)09501101530003(21)100234`, or the same without brackets. `isMarked` is false if nothing
 * but its first digits suggest that the text is a code.
 */
export function readElements(scanned: string): { isMarked: boolean; elements: Element[] } {
  const shown = Array.from(scanned.matchAll(bracketed), ([, code = '', text = '']) =>
    elementOf(code, text.split(SEPARATOR)[0] ?? ''),
  )
  if (shown.length > 0) return { isMarked: true, elements: shown.flat() }

  const bare = scanned.replace(symbology, '')
  const isMarked = bare !== scanned || scanned.includes(SEPARATOR)
  const elements = bare.split(SEPARATOR).flatMap((piece) => elementsOf(piece))
  return { isMarked, elements }
}

/** Elements of a piece without separators: any of a known length, then one that ends the piece. */
function elementsOf(piece: string): Element[] {
  let rest = piece
  for (let size = lengths[rest.slice(0, 2)]; size !== undefined; size = lengths[rest.slice(0, 2)]) {
    if (!/^\d+$/.test(rest.slice(0, 2 + size)) || rest.length < 2 + size) break
    rest = rest.slice(2 + size)
  }
  const [, code = '', text = ''] = /^(21|240|8004)(.+)$/.exec(rest) ?? []
  return elementOf(code, text)
}

function elementOf(code: string, text: string): Element[] {
  const kind = kinds[code]
  return kind && text.trim() !== '' ? [{ text: text.trim(), kind }] : []
}
