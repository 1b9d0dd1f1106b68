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
import { memoryOf, questionKey, type Told } from './answer-memory.ts'
import { askSupply } from './ask-supply.ts'

/** Facts that the promise of an order's line is made from. */
export interface LineToPromise {
  partNumber: string
  quantity: number
  paintColorId: number | null
  impellerTrim: number | null
  impellerAngle: number | null
}

/** The dates that its buyer was shown; null where they were shown none. */
export interface LinePromise {
  shownPromise: Promised | null
  toldDate: string | null
}

/** Each line with its promise as the buyer was shown it within the hour; the ERP is not asked (PROMISE-09). */
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

/** The same as the ERP says it within so many milliseconds; without those of which it says nothing. */
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

/** The same for lines that leave in one parcel; without dates while those of one line are not known (PROMISE-12). */
export function promiseTogether<Line extends LinePromise>(lines: readonly Line[]): Line[] {
  const known = lines.flatMap(({ shownPromise }) => (shownPromise ? [shownPromise] : []))
  const promises = known.length < lines.length ? [] : inOneParcel(known)
  return lines.map((line, index) => ({ ...line, ...promiseOfShares(promises[index] ?? null) }))
}

function withPromise<Line extends LineToPromise>(
  line: Line,
  answer: Told | undefined,
  moment: ShopMoment,
): Line & LinePromise {
  const shares = answer && !answer.isRefused && promiseOf(answer, line.quantity, moment)
  return { ...line, ...promiseOfShares(shares ? shiftPromise(shares, extraWork(line), moment.today) : null) }
}

const promiseOfShares = (shownPromise: Promised | null): LinePromise => ({
  shownPromise,
  toldDate: shownPromise && promisedDate(shownPromise),
})

const questionOf = ({ partNumber, quantity }: LineToPromise) => ({ partNumber, quantity: String(quantity) })

const keyOf = (line: LineToPromise) => questionKey(questionOf(line))
