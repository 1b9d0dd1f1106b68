import type { Part } from '../part/index.ts'
import type { BomLine } from './bom-line.ts'

/** Parts that replace others in a list, by number. */
export type Replacing = ReadonlyMap<string, Part>

export const replacingOf = ({
  replacements = [],
}: {
  replacements?: readonly Part[] | undefined
}): Replacing => new Map(replacements.map((part) => [part.partNumber, part]))

/**
 * The line that is ordered for a line of a pump's list: its replacement where the part is superseded, because the cart
 * would stop the old one. A replacement that is not sold, or of which only one is an impeller, leaves the line as it is.
 */
export function orderedLine(line: BomLine, replacing: Replacing): BomLine {
  const by = line.isSellable && line.replacedBy && replacing.get(line.replacedBy.partNumber)
  if (!by || !by.isSellable || by.isImpeller !== line.isImpeller) return line
  const { position, reference, buildQuantity } = line
  return { ...by, position, reference, buildQuantity, parts: [] }
}

/** Number that a line replaces when it is ordered instead of another one. */
export const replacedIn = (line: BomLine, ordered: BomLine): string | undefined =>
  ordered === line ? undefined : line.partNumber
