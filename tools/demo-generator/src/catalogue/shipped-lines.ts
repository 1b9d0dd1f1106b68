import { parts } from './catalogue.ts'
import { addedLines, partsBeside, pastLines } from './past.ts'

interface ShippedLine {
  parent: string
  part: string
  quantity: number
  position: number
}

/** Parts that the works recorded for single pumps and that no catalogue has. */
const onlyIn: Record<string, ShippedLine[]> = {
  '100234': [{ parent: '4RB-BP-48', part: 'DH-34-RIV', quantity: 1, position: 9 }],
}

/** Every line of a pump as its BOMs were on the day it was shipped, and the lines that only this pump has. */
export function shippedLines(serial: string, bom: string, day: string): ShippedLine[] {
  return [...below(bom, day, new Set()), ...(onlyIn[serial] ?? [])]
}

/** Lists an assembly once, even if it is used in several places. */
function below(parent: string, day: string, listed: Set<string>): ShippedLine[] {
  if (listed.has(parent)) return []
  listed.add(parent)
  const lines = linesOn(parent, day)
  return [...lines, ...lines.flatMap(({ part }) => below(part, day, listed))]
}

function linesOn(parent: string, day: string): ShippedLine[] {
  const past = pastLines.filter((line) => line.parent === parent && day < line.until)
  const today = [...parts, ...partsBeside].find(({ number }) => number === parent)?.lines ?? []
  const isThere = (position: number) =>
    past.every((line) => line.position !== position) &&
    addedLines.every((line) => line.parent !== parent || line.position !== position || line.since <= day)
  return [
    ...today.flatMap(({ part, quantity }, index) =>
      isThere(index + 1) ? [{ parent, part: part.number, quantity, position: index + 1 }] : [],
    ),
    ...past.map(({ part, quantity, position }) => ({ parent, part, quantity, position })),
  ].toSorted((a, b) => a.position - b.position)
}
