import type { z } from 'zod/mini'
import { cartMessages, type itemIn, linesOverTogether, readDraft, sentOptions } from '../cart/index.ts'
import { checkLine } from './check-line.ts'
import type { QuickLine } from './quick-line.ts'

export interface ReadList {
  /** What goes into the cart when nothing is wrong (QUICK-08). */
  items: z.input<typeof itemIn>[]
  /** The lines that need attention. */
  wrong: ReadonlySet<number>
  /** Lines of the same goods that together are over the maximum; the cart would refuse their sum. */
  over: ReadonlyMap<number, string>
}

/** Reads the whole list for the cart: its items, and which lines hold them up (QUICK-08, OQ-40). */
export function readList(lines: readonly QuickLine[]): ReadList {
  const wrong = new Set<number>()
  const wanted = []
  for (const line of lines) {
    if (Object.keys(checkLine(line)).length > 0) wrong.add(line.lineId)
    else wanted.push({ ...goodsOf(line), lineId: line.lineId })
  }

  const over = new Map(linesOverTogether(wanted).map(({ lineId }) => [lineId, cartMessages.quantity]))
  for (const lineId of over.keys()) wrong.add(lineId)

  return { items: wanted.map(({ lineId, ...item }) => item), wrong, over }
}

/** What a line puts into the cart; values that cannot be read are none. */
export function goodsOf(line: QuickLine) {
  const { part } = line
  const { quantity, ...options } = readDraft(line)
  return {
    partId: part?.partId ?? 0,
    quantity,
    units: part?.unitName ?? '',
    ...sentOptions(part ?? { partNumber: '', isPaintable: false }, options),
  }
}
