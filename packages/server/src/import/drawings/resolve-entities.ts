import { BadDrawing } from './bad-drawing.ts'

const doctype = /<!DOCTYPE\s[^[>]*(\[[^]*?\]\s*)?>/
const declaration = /<!ENTITY\s+([^\s%]\S*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g

/**
 * Puts the texts of a drawing's own entities in their places and drops its DOCTYPE, keeping the line numbers.
 * Illustrator declares `<!ENTITY ns_svg "http://www.w3.org/2000/svg">` and says `xmlns="&ns_svg;"`.
 * Entities that lie outside, hold markup or other entities, or swell beyond `largest` are refused (OQ-73).
 */
export function resolveEntities(source: string, largest: number): string {
  const [whole = '', subset = ''] = doctype.exec(source) ?? []
  if (/<!ENTITY\s+(%|\S+\s+(SYSTEM|PUBLIC)\b)/.test(subset))
    throw new BadDrawing('refers to an external entity')
  const bare = whole ? source.replace(whole, () => whole.replace(/[^\n]+/g, '')) : source
  if (/<!(DOCTYPE|ENTITY)/i.test(bare) || subset.replace(declaration, '').includes('<!ENTITY'))
    throw new BadDrawing('declares entities in a way that cannot be read')

  const texts = new Map(
    Array.from(subset.matchAll(declaration), ([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  )
  if ([...texts.values()].some((text) => /[&<]/.test(text)))
    throw new BadDrawing('declares entities that would swell')
  return texts.size === 0 ? bare : fillIn(bare, texts, largest)
}

function fillIn(source: string, texts: ReadonlyMap<string, string>, largest: number): string {
  let length = source.length
  return source.replace(/&([^\s#;&<>"']+);/g, (reference, name: string) => {
    const text = texts.get(name)
    if (text === undefined) return reference
    length += text.length
    if (length > largest) throw new BadDrawing('declares entities that would swell')
    return text.replaceAll('"', '&quot;').replaceAll("'", '&apos;')
  })
}
