/**
 * Number of typos between the typed text and the nearest substring of another text: a character wrong, missing, too many, or
 * two swapped. `TB10737` in `XTB10773` is one typo, `SEAL` in `SEALKIT` none.
 */
export function countMistakes(typed: string, text: string): number {
  let before: number[] = []
  let last = Array.from({ length: text.length + 1 }, () => 0)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= text.length; column++) {
      const same = typed[row - 1] === text[column - 1]
      const turned = row > 1 && typed[row - 1] === text[column - 2] && typed[row - 2] === text[column - 1]
      next[column] = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(next, column - 1) + 1,
        turned ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return Math.min(...last)
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
