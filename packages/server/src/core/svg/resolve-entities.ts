import { BadDrawing } from './bad-drawing.ts'
import { keepXmlCharacters } from './decode-xml.ts'

/** Most entities in a chain, so that a cycle ends. */
const DEEPEST = 16
/** Longest expansion of one entity, in characters. */
const LONGEST = 65_536

/** Text of each entity; null if it is external. */
type Texts = ReadonlyMap<string, string | null>

/**
 * Replaces character references and a drawing's own entities with their texts and drops its DOCTYPE, keeping the line
 * numbers: IsoDraw declares `<!ENTITY nbsp "&#160;">`, Illustrator says `xmlns="&ns_svg;"`. Nothing is fetched; entities
 * that contain markup or expand beyond `largest` are rejected (OQ-73).
 */
export function resolveEntities(source: string, largest: number): string {
  const { start, end, entities } = findDoctype(source)
  const lines = source.slice(start, end).replace(/[^\n]+/g, '')
  const bare = `${source.slice(0, start)}${lines}${source.slice(end)}`
  if (/<!(DOCTYPE|ENTITY)/i.test(bare)) throw unreadable()
  return fillIn(bare, readTexts(entities), largest)
}

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

function readTexts(entities: readonly string[]): Texts {
  const texts = new Map<string, string | null>()
  for (const declared of entities) {
    const [, name, outside, double, single] =
      /^<!ENTITY\s+([^\s"'&<>]+)\s+(?:(SYSTEM|PUBLIC)\s|"([^"]*)"\s*>$|'([^']*)'\s*>$)/.exec(declared) ?? []
    if (!name) throw unreadable()
    // The first of two declarations wins.
    if (!texts.has(name) && !predefined.has(name))
      texts.set(name, outside ? null : readText(double ?? single ?? ''))
  }
  return texts
}

function readText(written: string): string {
  const text = written.replace(
    /&#(\d{1,7}|x[\da-f]{1,6});/gi,
    (whole, code: string) => characterOf(code) ?? whole,
  )
  if (text.includes('<')) throw new BadDrawing('declares entities that hold markup')
  return text.replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}

function fillIn(source: string, texts: Texts, largest: number): string {
  const known = new Map<string, string>()

  function replace(text: string, longest: number, level: number): string {
    let length = text.length
    return text.replace(
      /&(?:#(\d{1,7}|x[\da-f]{1,6})|([^\s#;&<>"']+));/gi,
      (whole, code: string | undefined, name: string | undefined) => {
        const put = code ? plainCharacter(code) : expand(name ?? '', level)
        if (put !== undefined) length += put.length - whole.length
        if (length > longest) throw swelling()
        return put ?? whole
      },
    )
  }

  function expand(name: string, level: number): string | undefined {
    const text = texts.get(name)
    if (text === undefined) return undefined
    if (text === null) throw new BadDrawing(`refers to an external entity (${name})`)
    if (level > DEEPEST) throw swelling()
    const expanded = known.get(name) ?? replace(text, LONGEST, level + 1)
    known.set(name, expanded)
    return expanded
  }

  return replace(source, largest, 0)
}

const swelling = () => new BadDrawing('declares entities that would swell')

/** Character of a reference; undefined for one that would be read as markup, which stays a reference. */
function plainCharacter(code: string): string | undefined {
  const character = characterOf(code)
  return character && /[&<>"']/.test(character) ? undefined : character
}

/** Character of a code, if XML allows it. */
function characterOf(code: string): string | undefined {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
  return point <= 0x10ffff ? keepXmlCharacters(String.fromCodePoint(point)) || undefined : undefined
}

interface Doctype {
  start: number
  end: number
  /** Declarations of its entities, each from `<!ENTITY` to its `>`. */
  entities: string[]
}

/** Finds a drawing's DOCTYPE in one pass, whatever it contains; without one, `start` and `end` are 0. */
function findDoctype(source: string): Doctype {
  let at = skipMisc(source, 0)
  const start = at
  if (!startsWith(source, '<!DOCTYPE', at)) return { start: 0, end: 0, entities: [] }

  const entities: string[] = []
  at = endOf(source, at, /["'[>]/g)
  if (source[at - 1] === '>') return { start, end: at, entities }
  for (;;) {
    at = skipMisc(source, at)
    if (source[at] === ']') return { start, end: endOf(source, at, /["'>]/g), entities }
    // A parameter entity is neither fetched nor read, so an entity declared in it is unknown.
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

/** Skips blanks, comments and processing instructions. */
function skipMisc(source: string, from: number): number {
  for (let at = from; ; ) {
    if (source.startsWith('<!--', at)) at = after(source, '-->', at + 4)
    else if (source.startsWith('<?', at)) at = after(source, '?>', at)
    else if (/\s/.test(source.charAt(at))) at++
    else return at
  }
}

/** Finds the end of the first of the `ends` that is not in quotation marks. */
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

const unreadable = () => new BadDrawing('declares entities in a way that cannot be read')
