import type { BomLine } from './part.ts'

/** Names a line among those beside it: its part number, and `118204@3` where that part stands on several lines. */
export function lineName(lines: readonly BomLine[], line: BomLine): string {
  const isAlone = lines.every((one) => one === line || one.partNumber !== line.partNumber)
  return isAlone ? line.partNumber : `${line.partNumber}@${line.position}`
}

/** The line of a name; the first of several where the name tells no position. */
export function lineNamed(lines: readonly BomLine[], name: string | null): BomLine | null {
  return (
    lines.find(({ partNumber }) => partNumber === name) ??
    lines.find(({ partNumber, position }) => `${partNumber}@${position}` === name) ??
    null
  )
}
