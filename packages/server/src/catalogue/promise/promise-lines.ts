import { durations } from '@volute/domain/core/kernel'
import { extraWork, type ShopMoment } from '@volute/domain/catalogue/lead-time'
import {
  inOneParcel,
  promisedDate,
  type Promised,
  promiseOf,
  shiftPromise,
} from '@volute/domain/catalogue/promise'
import type { Shop } from '../../core/http/context.ts'
import { memoryOf, questionKey, type ErpReply } from './answer-memory.ts'
import { askSupply } from './ask-supply.ts'

/** Fields from which the promise of an order line is made. */
export interface LineToPromise {
  partNumber: string
  quantity: number
  paintColorId: number | null
  impellerTrim: number | null
  impellerAngle: number | null
}

/** Dates that the buyer was shown; null if none were shown. */
export interface LinePromise {
  shownPromise: Promised | null
  committedDate: string | null
}

/** Each line with the promise that the buyer was shown within the hour, without asking the ERP (PROMISE-09). */
export function recallPromises<Line extends LineToPromise>(
  { erp, now }: Pick<Shop, 'erp' | 'now'>,
  customer: string,
  lines: readonly Line[],
  moment: ShopMoment,
): (Line & LinePromise)[] {
  const memory = memoryOf(erp)
  const lately = { within: durations.shownPromise, now: now() }
  return lines.map((line) => withPromise(line, memory.recall(customer, keyOf(line), lately), moment))
}

/** Same, but asks the ERP, within this number of milliseconds; lines without an answer are left out. */
export async function askPromises<Line extends LineToPromise>(
  shop: Pick<Shop, 'erp' | 'now' | 'log' | 'settings'>,
  customer: string,
  lines: readonly Line[],
  moment: ShopMoment,
  patience: number,
): Promise<(Line & LinePromise)[]> {
  const supply = await askSupply(shop, customer, lines.map(questionOf), patience)
  if (supply.isSilent) return []
  return lines
    .map((line) => withPromise(line, supply.heard.get(keyOf(line))?.answer, moment))
    .filter((line) => line.shownPromise !== null)
}

/** Same for lines that ship in one parcel; no dates if any line has none (PROMISE-12). */
export function promiseTogether<Line extends LinePromise>(lines: readonly Line[]): Line[] {
  const known = lines.flatMap(({ shownPromise }) => (shownPromise ? [shownPromise] : []))
  const promises = known.length < lines.length ? [] : inOneParcel(known)
  return lines.map((line, index) => ({ ...line, ...linePromiseOf(promises[index] ?? null) }))
}

function withPromise<Line extends LineToPromise>(
  line: Line,
  answer: ErpReply | undefined,
  moment: ShopMoment,
): Line & LinePromise {
  const allocations = answer && !answer.isRefused && promiseOf(answer, line.quantity, moment)
  return {
    ...line,
    ...linePromiseOf(allocations ? shiftPromise(allocations, extraWork(line), moment.today) : null),
  }
}

const linePromiseOf = (shownPromise: Promised | null): LinePromise => ({
  shownPromise,
  committedDate: shownPromise && promisedDate(shownPromise),
})

const questionOf = ({ partNumber, quantity }: LineToPromise) => ({ partNumber, quantity: String(quantity) })

const keyOf = (line: LineToPromise) => questionKey(questionOf(line))
