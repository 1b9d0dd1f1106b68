import { hole } from './product-texts.ts'

/** Matches a text in double quotes, or in single quotes that can contain apostrophes or a quoted placeholder. */
const quoted = /"([^"]+)"|(?<!\w)'((?:[^']|(?<=\w)'(?=\w)|'\{\w+\}')+)'(?!\w)/g

/** Extracts the quoted texts of a line, as `Exit '{}'` for "Exit '{company}'". */
export function quotedTexts(line: string): string[] {
  return [...line.replace(/`[^`]*`/g, '').matchAll(quoted)]
    .map(([, double, single]) => (double ?? single ?? '').replace(/\{[^}]*\}/g, hole).trim())
    .filter((text) => text !== hole)
}

/**
 * Returns a check whether a quoted text is in the product: unchanged, or capitalized as a label; composed by a template
 * with values or other texts in its holes (`{}...` and `Search all quotes`); or with a value of the product in its own
 * hole (`Name must be between 1 and {} characters long.`).
 */
export function shownBy(texts: ReadonlySet<string>): (quoted: string) => boolean {
  const templates = [...texts].filter(composes).map(patternOf)
  const isShown = (text: string): boolean =>
    texts.has(text) ||
    texts.has(text.charAt(0).toUpperCase() + text.slice(1)) ||
    templates.some((template) => template.exec(text)?.slice(1).every(fills)) ||
    (text.includes(hole) && /\w/.test(text) && isMatched(texts, patternOf(text)))
  const fills = (text: string) => text === hole || /^\S*\d\S*$/.test(text) || isShown(text)
  return isShown
}

const isMatched = (texts: ReadonlySet<string>, pattern: RegExp) =>
  texts.values().some((text) => pattern.test(text))

/** Templates that can compose texts. Those with fewer words would match too much: `Delete {}` with 'Account'. */
const composes = (text: string) => text === `${hole}...` || (text.includes(hole) && words(text).length > 2)

const words = (text: string) => text.match(/[\w']+/g) ?? []

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.split(hole).map(RegExp.escape).join('(.+?)')}$`)
}
