import { sourceFiles } from '../../gate/src/source-files.ts'

/** The ids that `docs/requirements` writes down: each heads a line, a row of a table or a section. */
export const writtenIds = sourceFiles(/^docs\/requirements\/.*\.md$/).flatMap(({ text }) =>
  text.split('\n').flatMap((line) => /^(?:- |\| |## )([A-Z]+-?\d+[a-z]?) /.exec(line)?.[1] ?? []),
)

const families = new Set(writtenIds.map((id) => /^[A-Z]+/.exec(id)?.[0]).filter((family) => family !== 'E'))
const anyId = new RegExp(`\\b(?:(?:${[...families].join('|')})-\\d{2,3}[a-z]?|E\\d{2,3})\\b`, 'g')

/** The ids that a text spells out: of `CART-12 to CART-15` the two ends, of `CART-12–15` the first. */
export function idsIn(text: string): string[] {
  return text.match(anyId) ?? []
}

/** The ids that a comment or a title means: of `CART-12 to CART-15` all four. */
export function spelledIds(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2,9}-)(\d{2,3})\b(?: to (?:[A-Z]{2,9}-)?(\d{2,3})\b)?/g)].flatMap(
    ([, family = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) =>
        family.concat(String(Number(first) + more).padStart(first.length, '0')),
      ),
  )
}

/** Requirements and vectors are asserted; questions, endpoints and the vectors' headings show in them. */
export const assertableIds = writtenIds.filter((id) => !/^(OQ-|E|TV-)\d+$/.test(id))
