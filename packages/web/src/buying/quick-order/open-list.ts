import { limits } from '@volute/domain/core/kernel'
import type { LineReport } from '@volute/domain/buying/lines'
import type { Part } from '@volute/domain/catalogue/part'
import { lookedUp, quickEntry, type QuickLine } from '@volute/domain/buying/quick-order'
import { z } from 'zod/mini'
import { newUuid, readStored, writeStored } from '../../core/api/index.ts'

export type QuickList = ReturnType<typeof openList>

const kept = z.array(quickEntry).check(z.maxLength(limits.cartItems))

/**
 * Holds the list on screen and stores it on the device. It stores the input without prices, so that the catalogue is asked
 * again when the page is reopened (QUICK-04).
 */
export function openList(key: string) {
  const listeners = new Set<() => void>()
  let lines: readonly QuickLine[] = []
  /** Highest id so far, so that a restored line never gets an id that is in use. */
  let lastId = 0
  show(readKept())

  return { get: () => lines, set, change, remove, answer, forCart, settle, nextId, subscribe, followOtherTab }

  function set(next: readonly QuickLine[]) {
    show(next)
    writeStored(
      key,
      lines.map(({ part: _, instead: __, refused: ___, unsold: ____, ...entry }) => entry),
    )
  }

  function change(lineId: number, changed: Partial<QuickLine>) {
    set(lines.map((line) => (line.lineId === lineId ? { ...line, ...unsent, ...changed } : line)))
  }

  function remove(lineIds: ReadonlySet<number>) {
    set(lines.filter((line) => !lineIds.has(line.lineId)))
  }

  /** Sets the part, or null, of each line that waits for one; `fit` adds values that depend on the part. */
  function answer(
    parts: ReadonlyMap<string, Part>,
    fit: (line: QuickLine, part: Part) => Partial<QuickLine>,
  ) {
    set(
      lines.map((line) => {
        if (line.part !== undefined) return line
        const found = lookedUp(parts.get(line.partNumber.toUpperCase()))
        const { part } = found
        return part
          ? { ...line, ...found, partNumber: part.partNumber, ...fit(line, part) }
          : { ...line, ...found }
      }),
    )
  }

  /** Returns these lines to add to the cart, and stores the edit ids under which they are sent. */
  function forCart(lineIds: ReadonlySet<number>): readonly QuickLine[] {
    set(lines)
    return lines.filter(({ lineId }) => lineIds.has(lineId))
  }

  function settle(sent: readonly QuickLine[], reports: readonly LineReport[]) {
    set(leftOf(lines, new Map(sent.map(({ lineId }, index) => [lineId, reports[index]]))))
  }

  function nextId(): number {
    return lastId + 1
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Shows the list as another tab stored it; the last writer wins. */
  function followOtherTab(event: StorageEvent) {
    if (event.key === key) show(readKept())
  }

  function show(next: readonly QuickLine[]) {
    lines = next.map(withEditId)
    lastId = next.reduce((most, { lineId }) => Math.max(most, lineId), lastId)
    for (const listener of listeners) listener()
  }

  function readKept(): readonly QuickLine[] {
    const entries = kept.safeParse(readStored(key)).data ?? []
    const known = new Map(
      lines.map(({ partNumber, part, instead, unsold }) => [partNumber, { part, instead, unsold }]),
    )
    return entries.map((entry) => ({ ...entry, part: undefined, ...known.get(entry.partNumber) }))
  }
}

/** A line with the id under which it is sent, so that a repeated request adds it only once (LIST-04). */
const withEditId = (line: QuickLine): QuickLine => (line.editId ? line : { ...line, editId: newUuid() })

/** Fields to clear when a line changes, since the cart must treat it as a new line. */
const unsent = { refused: undefined, editId: undefined }

/** Lines that the cart rejected, with the reason (QUICK-09, LIST-03), and lines added in the meantime. */
const leftOf = (lines: readonly QuickLine[], reportOn: ReadonlyMap<number, LineReport | undefined>) =>
  lines.flatMap((line) => {
    const report = reportOn.get(line.lineId)
    if (!report) return line
    const { outcome, part, whyNot } = report
    return outcome === 'ADDED' ? [] : { ...line, ...lookedUp(part), refused: whyNot ?? undefined }
  })
