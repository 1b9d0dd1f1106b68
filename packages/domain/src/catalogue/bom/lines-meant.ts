import type { BomLine } from './bom-line.ts'

type Named = Pick<BomLine, 'reference' | 'partNumber'>

/** Normalizes a reference or part number for comparison: `10a ` becomes `10A`. */
export const namedKey = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/**
 * Finds the lines of a BOM that a text on its drawing may mean: those with that reference, and the first line of the part
 * with that number. Lists each part once; if it finds different parts, the text is ambiguous (CALLOUT-31).
 */
export function linesMeant<Line extends Named>(lines: readonly Line[]): (text: string) => Line[] {
  const byReference = Map.groupBy(lines, ({ reference }) => namedKey(reference))
  const byNumber = Map.groupBy(lines, ({ partNumber }) => namedKey(partNumber))
  return (text) => {
    const key = namedKey(text)
    const [ofPart] = byNumber.get(key) ?? []
    const may = [...(byReference.get(key) ?? []), ...(ofPart ? [ofPart] : [])]
    return may.filter((line, at) => may.findIndex(({ partNumber }) => partNumber === line.partNumber) === at)
  }
}

/**
 * Finds the line that a callout refers to: the only line with its reference. If several lines or none have that reference,
 * the part number decides (CALLOUT-32).
 */
export function lineCalledOut<Line extends Named>(
  lines: readonly Line[],
): (callout: { reference: string; partNumber: string }) => Line | undefined {
  const byReference = Map.groupBy(lines, ({ reference }) => namedKey(reference))
  return ({ reference, partNumber }) => {
    const named = byReference.get(namedKey(reference)) ?? []
    const [only, ...others] =
      named.length === 1
        ? named
        : (named.length > 1 ? named : lines).filter(
            (line) => namedKey(line.partNumber) === namedKey(partNumber),
          )
    return others.length === 0 ? only : undefined
  }
}
