import { sourceFiles } from '../../gate/src/source-files.ts'

/** Ids in `docs/requirements`; each begins a list item, a table row or a section. */
export const writtenIds = sourceFiles(/^docs\/requirements\/.*\.md$/).flatMap(({ text }) =>
  text.split('\n').flatMap((line) => /^(?:- |\| |## )([A-Z]+-?\d+[a-z]?) /.exec(line)?.[1] ?? []),
)

const families = new Set(writtenIds.map((id) => /^[A-Z]+/.exec(id)?.[0]).filter((family) => family !== 'E'))
const anyId = new RegExp(`\\b(?:(?:${[...families].join('|')})-\\d{2,3}[a-z]?|E\\d{2,3})\\b`, 'g')

/** Ids written in a text: for `CART-12 to CART-15` both ends, for `CART-12–15` the first. */
export function idsIn(text: string): string[] {
  return text.match(anyId) ?? []
}

/** Ids that a comment or title refers to: for `CART-12 to CART-15` all four. */
export function spelledIds(text: string): string[] {
  return [...text.matchAll(/\b([A-Z]{2,9}-)(\d{2,3})\b(?: to (?:[A-Z]{2,9}-)?(\d{2,3})\b)?/g)].flatMap(
    ([, family = '', first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) =>
        family.concat(String(Number(first) + more).padStart(first.length, '0')),
      ),
  )
}

/**
 * Ids that tests must assert: requirements and vectors. Questions, endpoints and the vectors' headings are covered
 * through them.
 */
export const assertableIds = writtenIds.filter((id) => !/^(OQ-|E|TV-)\d+$/.test(id))
