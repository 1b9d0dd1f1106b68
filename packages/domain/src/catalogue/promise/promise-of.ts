import { addDays, isDate, limits } from '../../core/kernel/index.ts'
import { type ExtraWork, shiftReadyDate, type ShopMoment, whyClosed } from '../lead-time/index.ts'
import type { Promised, Allocation } from './promise.ts'

/** The ERP's supply of a part; quantities are decimal strings, of which only whole units are promised. */
export interface Supply {
  /** Ordered by distance from the customer, nearest warehouse first. */
  stock: readonly { warehouse: string; quantity: string }[]
  receipts: readonly { dueOn: string; quantity: string }[]
  /** Working days to make or buy the rest; null if the ERP cannot say. */
  leadTimeDays: number | null
  /** From this minute (`HH:MM`) on, work begins the next day; null when it always begins today. */
  cutoff: string | null
}

/**
 * Dates on which a quantity of a part can be ready, before the shop's own shift (PROMISE-01 to PROMISE-04): stock today,
 * receipts on their due dates, and the rest when it is made. Order 10: Fresno has 4, 12 arrive 12/01 → 4 today, 6 on 12/01.
 */
export function promiseOf(supply: Supply, quantity: number, moment: ShopMoment): Promised {
  const allocations: Allocation[] = []
  let rest = quantity

  for (const allocation of suppliesOf(supply, moment)) {
    const taken = Math.min(rest, allocation.quantity)
    if (taken <= 0) continue
    allocations.push({ ...allocation, quantity: taken })
    rest -= taken
  }
  return allocations
}

/** Everything that a part can be promised from, by date: the last one, what can be made or an unknown, has no end. */
export function suppliesOf(supply: Supply, moment: ShopMoment): Allocation[] {
  const made = making(supply, moment)
  return [...inStock(supply, moment), ...onOrder(supply, moment, made), made].filter(
    ({ quantity }) => quantity > 0,
  )
}

/** The same with the work that a line's options add; each allocation shifts by itself (PROMISE-05, LEAD-05 to LEAD-07). */
export function shiftPromise(allocations: Promised, work: ExtraWork, today: string): Promised {
  return allocations.map((allocation) => ({
    ...allocation,
    date: allocation.date && shiftReadyDate(allocation.date, work, today).date,
  }))
}

function inStock({ stock }: Supply, { today }: ShopMoment): Allocation[] {
  return stock.map(({ warehouse, quantity }) => ({
    quantity: wholeQuantity(quantity),
    date: today,
    source: { kind: 'stock', warehouse },
  }))
}

/** Usable receipts, by date: none that is overdue, and none that arrives later than the part could be made. */
function onOrder({ receipts }: Supply, { today }: ShopMoment, made: Allocation): Allocation[] {
  const last = made.date ?? addDays(today, limits.promisedDays)
  const due = new Map<string, number>()
  for (const { dueOn, quantity } of receipts) {
    if (!isDate(dueOn) || dueOn < today || dueOn > last) continue
    due.set(dueOn, (due.get(dueOn) ?? 0) + wholeQuantity(quantity))
  }
  return [...due]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([dueOn, quantity]) => ({ quantity, date: dueOn, source: { kind: 'receipt', dueOn, quantity } }))
}

/** Allocation for any remaining quantity. Some ERPs send 999 days, or the year 9999, when they do not know. */
function making({ leadTimeDays, cutoff }: Supply, { today, now }: ShopMoment): Allocation {
  if (leadTimeDays === null || leadTimeDays < 0 || leadTimeDays > limits.promisedDays)
    return { quantity: Infinity, date: null, source: { kind: 'unknown' } }
  const begun = cutoff === null || now < cutoff ? today : addDays(today, 1)
  const workingDays = Math.ceil(leadTimeDays)
  return {
    quantity: Infinity,
    date: workdayAfter(begun, workingDays, today),
    source: { kind: 'making', workingDays },
  }
}

/** Adds n working days to the first working day from a date on, by the shop's calendar (LEAD-07). */
function workdayAfter(from: string, workingDays: number, today: string): string {
  const days = workdaysFrom(from, today)
  while (days.length <= workingDays) {
    const last = days.at(-1)
    let next = last === undefined ? from : addDays(last, 1)
    while (whyClosed(next, today)) next = addDays(next, 1)
    days.push(next)
  }
  return days[workingDays] ?? from
}

function workdaysFrom(from: string, today: string): string[] {
  const key = `${from} ${today}`
  const days = workdays.get(key) ?? []
  if (workdays.size > 50) workdays.clear()
  workdays.set(key, days)
  return days
}

/** Cache: a long cart counts from the same days for every line. */
const workdays = new Map<string, string[]>()

/** Whole units in a decimal string: `'2.75'` holds 2. Halves in two warehouses do not add up to one. */
const wholeQuantity = (decimal: string) => Math.max(Number.parseInt(decimal, 10) || 0, 0)
