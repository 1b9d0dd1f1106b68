import { BadDrawing } from './bad-drawing.ts'

export interface Doctype {
  start: number
  end: number
  /** The declarations of its entities, each from `<!ENTITY` to its `>`. */
  entities: string[]
}

/** Finds a drawing's DOCTYPE in one pass, whatever it holds; without one, `start` and `end` are 0. */
export function findDoctype(source: string): Doctype {
  let at = skipMisc(source, 0)
  const start = at
  if (!startsWith(source, '<!DOCTYPE', at)) return { start: 0, end: 0, entities: [] }

  const entities: string[] = []
  at = endOf(source, at, /["'[>]/g)
  if (source[at - 1] === '>') return { start, end: at, entities }
  for (;;) {
    at = skipMisc(source, at)
    if (source[at] === ']') return { start, end: endOf(source, at, /["'>]/g), entities }
    // What a parameter entity stands for is neither fetched nor read: an entity declared there is not known.
    if (source[at] === '%') at = after(source, ';', at)
    else {
      if (!/^<!(ENTITY|ELEMENT|ATTLIST|NOTATION)\s/.test(source.slice(at, at + 12))) throw unreadable()
      const declared = source.slice(at, endOf(source, at, /["'>]/g))
      if (/^<!ENTITY\s+[^%\s]/.test(declared)) entities.push(declared)
      at += declared.length
    }
  }
}

const startsWith = (source: string, word: string, at: number) =>
  source.slice(at, at + word.length).toUpperCase() === word

/** Past blanks, remarks and instructions. */
function skipMisc(source: string, from: number): number {
  for (let at = from; ; ) {
    if (source.startsWith('<!--', at)) at = after(source, '-->', at + 4)
    else if (source.startsWith('<?', at)) at = after(source, '?>', at)
    else if (/\s/.test(source.charAt(at))) at++
    else return at
  }
}

/** Past the first of the `ends` that does not stand in quotation marks. */
function endOf(source: string, from: number, ends: RegExp): number {
  for (ends.lastIndex = from; ; ) {
    const found = ends.exec(source)?.[0]
    if (!found) throw unreadable()
    if (found !== '"' && found !== "'") return ends.lastIndex
    ends.lastIndex = after(source, found, ends.lastIndex)
  }
}

function after(source: string, word: string, from: number): number {
  const at = source.indexOf(word, from)
  if (at < 0) throw unreadable()
  return at + word.length
}

export const unreadable = () => new BadDrawing('declares entities in a way that cannot be read')
