import type { TreeLine } from './change.ts'
import { explode, type PumpLine, wasValid } from './pump-tree.ts'

/** Sources of how a pump left the works: its file, the BOMs as they read at its ship date, or only today's. */
export const shippedSources = ['FILE', 'DATE', 'TODAY'] as const
export type ShippedSource = (typeof shippedSources)[number]

/** Record of a pump: its file, its BOMs with their past, and what services put in, in their order. */
export interface PumpRecord {
  serialNumber: string
  bomNumber: string
  description: string
  shipDate: string | null
  /** The lines of the file that came with it. */
  file: readonly PumpLine[]
  /** The lines of its BOMs, and of what was put in; those of today and of the past. */
  lines: readonly PumpLine[]
  services: readonly ServicePart[]
}

/** A part that a service put in, at the place to which positions lead. */
export interface ServicePart {
  onDate: string
  path: readonly number[]
  partNumber: string
  description: string
  quantity: number
}

/** A line of a pump as it is maintained, with the day of the service that put it in, or the assembly that holds it. */
export interface MaintainedLine extends TreeLine {
  putInOn?: string
}

export interface PumpStates {
  shippedBy: ShippedSource
  shipped: readonly TreeLine[]
  maintained: readonly MaintainedLine[]
  today: readonly TreeLine[]
}

/** A pump as it left the works, as it is maintained, and as its BOM reads today. */
export function statesOf(pump: PumpRecord): PumpStates {
  const today = explode(pump.bomNumber, linesOn(null, pump.lines))
  const { shippedBy, shipped } = shippedOf(pump, today)
  let maintained: readonly MaintainedLine[] = shipped
  for (const service of pump.services) {
    const { onDate, partNumber } = service
    const parts = dated(explode(partNumber, linesOn(onDate, pump.lines)), onDate)
    maintained = putIn(maintained, service.path, service, parts)
  }
  return { shippedBy, shipped, maintained, today }
}

/** The file's lines; else the BOMs as they read at the ship date; else today's. */
function shippedOf(
  { bomNumber, shipDate, file, lines }: PumpRecord,
  today: readonly TreeLine[],
): Pick<PumpStates, 'shippedBy' | 'shipped'> {
  const byFile = explode(bomNumber, file)
  if (byFile.length > 0) return { shippedBy: 'FILE', shipped: byFile }
  const byDate = shipDate === null ? [] : treeOn(shipDate)
  return byDate.length > 0 ? { shippedBy: 'DATE', shipped: byDate } : { shippedBy: 'TODAY', shipped: today }

  /** Most pumps have no past: they are one tree with today's. */
  function treeOn(day: string) {
    const hasPast = lines.some((line) => line.validTo !== null || !wasValid(line, day))
    return hasPast ? explode(bomNumber, linesOn(day, lines)) : today
  }
}

const linesOn = (day: string | null, lines: readonly PumpLine[]) =>
  lines.filter((line) => (day === null ? line.validTo === null : wasValid(line, day)))

const dated = (lines: readonly TreeLine[], putInOn: string): MaintainedLine[] =>
  lines.map((line) => ({ ...line, parts: dated(line.parts, putInOn), putInOn }))

/** A part put in at a place, whole with what lies below it. A place below an assembly that is not there any more is none. */
function putIn(
  lines: readonly MaintainedLine[],
  [position, ...deeper]: readonly number[],
  service: ServicePart,
  parts: readonly TreeLine[],
): readonly MaintainedLine[] {
  if (position === undefined) return lines
  const there = lines.find((line) => line.position === position)
  if (there && deeper.length > 0)
    return lines.map((line) =>
      line === there ? { ...line, parts: putIn(line.parts, deeper, service, parts) } : line,
    )
  if (deeper.length > 0) return lines
  const { partNumber, description, onDate, quantity } = service
  const buildQuantity = there?.buildQuantity ?? quantity
  const reference = there?.reference ?? String(position)
  const put = { position, reference, partNumber, description, buildQuantity, parts, putInOn: onDate }
  return [...lines.filter((line) => line !== there), put].toSorted((a, b) => a.position - b.position)
}
