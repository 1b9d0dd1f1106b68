import { BadDrawing } from './bad-drawing.ts'
import { findDoctype, unreadable } from './find-doctype.ts'
import { keepXmlCharacters } from './keep-xml-characters.ts'

/** A chain of entities is followed so far; one in a circle has no end. */
const DEEPEST = 16
/** As long as what one entity stands for may become, in characters. */
const LONGEST = 65_536

/** What an entity stands for; null when that lies outside the drawing. */
type Texts = ReadonlyMap<string, string | null>

/**
 * Puts characters and the texts of a drawing's own entities in their places and drops its DOCTYPE, keeping the line
 * numbers: IsoDraw declares `<!ENTITY nbsp "&#160;">`, Illustrator says `xmlns="&ns_svg;"`. Nothing is fetched; entities
 * that hold markup or swell beyond `largest` are refused (OQ-73).
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
    // Of two declarations the first one counts.
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

/** What would be read as markup stays a reference. */
function plainCharacter(code: string): string | undefined {
  const character = characterOf(code)
  return character && /[&<>"']/.test(character) ? undefined : character
}

/** The character of a code, if XML knows it. */
function characterOf(code: string): string | undefined {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
  return point <= 0x10ffff ? keepXmlCharacters(String.fromCodePoint(point)) || undefined : undefined
}
