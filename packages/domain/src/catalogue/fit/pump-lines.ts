import type { ForPump } from './for-pump.ts'
import { mayNotFit, type Verdict } from './verdict.ts'

/** The pump of a cart line, and the verdict that its buyer acknowledged. */
export interface PumpOfLine {
  /** Null when the line is for no pump. */
  pumpId: number | null
  /** Null when there was nothing to acknowledge, or nobody has acknowledged it yet. */
  acknowledgedVerdict: Verdict | null
}

/**
 * True when a line waits for *Order anyway*: its part may not fit its pump, and its buyer has not acknowledged the
 * current verdict (LINE-06).
 */
export function mustBeAcknowledged({
  forPump,
  acknowledgedVerdict,
}: { forPump: ForPump | null } & Pick<PumpOfLine, 'acknowledgedVerdict'>) {
  return forPump !== null && mayNotFit(forPump.verdict) && forPump.verdict !== acknowledgedVerdict
}

export interface PumpGroup<L> {
  /** Null for lines without a pump. */
  pumpId: number | null
  /** Null while unknown, for example for a part that was just replaced. */
  serialNumber: string | null
  lines: L[]
}

/**
 * Groups lines by pump, in the order of each pump's first line; lines without a pump come first (LINE-03). Lines of one
 * pump keep their order.
 */
export function groupByPump<L extends { pumpId?: number | null; forPump: ForPump | null }>(
  lines: readonly L[],
): PumpGroup<L>[] {
  const groups = new Map<number | null, PumpGroup<L>>()
  for (const line of lines) {
    const pumpId = line.forPump?.pumpId ?? line.pumpId ?? null
    const group = groups.get(pumpId) ?? { pumpId, serialNumber: null, lines: [] }
    groups.set(pumpId, group)
    group.serialNumber ??= line.forPump?.serialNumber ?? null
    group.lines.push(line)
  }
  return [...groups.values()].toSorted((a, b) => Number(a.pumpId !== null) - Number(b.pumpId !== null))
}
