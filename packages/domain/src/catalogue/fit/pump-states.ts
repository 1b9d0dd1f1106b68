import type { TreeLine } from './change.ts'
import { explode, type PumpLine, wasValid } from './pump-tree.ts'

/** Sources for a pump's parts as shipped: its file, the BOMs at its ship date, or only today's BOM. */
export const shippedSources = ['FILE', 'DATE', 'TODAY'] as const
export type ShippedSource = (typeof shippedSources)[number]

/** Record of a pump: its file, its BOMs with their history, and the parts that services put in, in order. */
export interface PumpRecord {
  serialNumber: string
  bomNumber: string
  description: string
  shipDate: string | null
  /** Lines of the file that came with the pump. */
  file: readonly PumpLine[]
  /** Current and past lines of its BOMs, and of the parts that were put in. */
  lines: readonly PumpLine[]
  services: readonly ServicePart[]
}

/** A part that a service put in, at the position given by its path. */
export interface ServicePart {
  onDate: string
  path: readonly number[]
  partNumber: string
  description: string
  quantity: number
}

/** A line of a pump as maintained, with the day of the service that put in the part or its assembly. */
export interface MaintainedLine extends TreeLine {
  putInOn?: string
}

export interface PumpStates {
  shippedBy: ShippedSource
  shipped: readonly TreeLine[]
  maintained: readonly MaintainedLine[]
  today: readonly TreeLine[]
}

/** Computes a pump as shipped, as maintained, and by today's BOM. */
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

/** Lines from the file; otherwise from the BOMs at the ship date; otherwise from today's BOM. */
function shippedOf(
  { bomNumber, shipDate, file, lines }: PumpRecord,
  today: readonly TreeLine[],
): Pick<PumpStates, 'shippedBy' | 'shipped'> {
  const byFile = explode(bomNumber, file)
  if (byFile.length > 0) return { shippedBy: 'FILE', shipped: byFile }
  const byDate = shipDate === null ? [] : treeOn(shipDate)
  return byDate.length > 0 ? { shippedBy: 'DATE', shipped: byDate } : { shippedBy: 'TODAY', shipped: today }

  /** Most pumps have no history: they share one tree with today's BOM. */
  function treeOn(day: string) {
    const hasPast = lines.some((line) => line.validTo !== null || !wasValid(line, day))
    return hasPast ? explode(bomNumber, linesOn(day, lines)) : today
  }
}

const linesOn = (day: string | null, lines: readonly PumpLine[]) =>
  lines.filter((line) => (day === null ? line.validTo === null : wasValid(line, day)))

const dated = (lines: readonly TreeLine[], putInOn: string): MaintainedLine[] =>
  lines.map((line) => ({ ...line, parts: dated(line.parts, putInOn), putInOn }))

/** Puts a part in at a position, with everything below it. Does nothing if an assembly above the position no longer exists. */
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
