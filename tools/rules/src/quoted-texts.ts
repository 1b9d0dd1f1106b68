import { hole } from './product-texts.ts'

/** A text in double marks, or in single ones that hold apostrophes, or a quoted placeholder. */
const quoted = /"([^"]+)"|(?<!\w)'((?:[^']|(?<=\w)'(?=\w)|'\{\w+\}')+)'(?!\w)/g

/** The texts in quotation marks of a line, as `Exit '{}'` for "Exit '{company}'". */
export function quotedTexts(line: string): string[] {
  return [...line.replace(/`[^`]*`/g, '').matchAll(quoted)]
    .map(([, double, single]) => (double ?? single ?? '').replace(/\{[^}]*\}/g, hole).trim())
    .filter((text) => text !== hole)
}

/**
 * Judges whether a quoted text is in the product: as it is, or with a capital where it begins a label; put together
 * by a template whose holes hold values or other texts (`{}...` and `Search all quotes`); or with a value of the
 * product in a hole of its own (`Name must be between 1 and {} characters long.`).
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

/** Templates of fewer words come with any text: `Delete {}` with 'Account'. */
const composes = (text: string) => text === `${hole}...` || (text.includes(hole) && words(text).length > 2)

const words = (text: string) => text.match(/[\w']+/g) ?? []

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.split(hole).map(RegExp.escape).join('(.+?)')}$`)
}
