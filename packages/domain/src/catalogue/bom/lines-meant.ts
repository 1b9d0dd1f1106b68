import type { BomLine } from './bom-line.ts'

type Named = Pick<BomLine, 'reference' | 'partNumber'>

/** A reference or part number as they are compared: `10a ` is `10A`. */
export const namedKey = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/**
 * Finds the lines of a BOM that a text of its drawing may mean: those it is the reference of, and the one of the part whose
 * number it is; the first where a part has several. Nobody can say which of different parts is meant (CALLOUT-31).
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
 * Finds the line that a callout means: the one of its reference, and where several have that reference or none has it, the one
 * of its part (CALLOUT-32).
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
