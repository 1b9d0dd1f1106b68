/** True when a text has figures, of which nobody can say whether they are meant: only words are taken for misspelt. */
export const hasDigit = (typed: string) => /\d/.test(typed)

/** The words of a typed text, each of which a description must hold: `gasket, casing` finds `Casing gasket`. */
export function wordsOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((word) => word !== '')
}
