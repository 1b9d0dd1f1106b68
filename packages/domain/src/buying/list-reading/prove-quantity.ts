import { isProduct } from './list-table.ts'

/** Numbers of a column by row; null where a cell is not a number. */
export type Numbers = readonly (number | null)[]

/** A column of quantities with the columns of prices and amounts that prove it. */
export interface Proof {
  quantity: number
  unitPrice: number
  amount: number
}

/** Share of the rows that must agree. */
const SHARE = 0.9
/** Fewer rows prove a quantity only with prices that have cents: 2 × 3 = 6 may be chance. */
const FEW = 4
/** Columns of numbers examined, and rows. */
const MOST_COLUMNS = 20
const LOOKED_AT = 200

/** Finds the columns of which quantity × unit price = amount on the rows; none proves more than one with other values. */
export function proveQuantities(columns: ReadonlyMap<number, Numbers>): Proof[] {
  const places = [...columns.keys()].slice(0, MOST_COLUMNS)
  const first = new Map(places.map((place) => [place, columns.get(place)?.slice(0, LOOKED_AT) ?? []]))
  const whole = places.filter((place) => isWhole(first.get(place) ?? []))
  return whole.flatMap((quantity) =>
    places.flatMap((unitPrice) =>
      places
        .filter((amount) => new Set([quantity, unitPrice, amount]).size === 3)
        .map((amount) => ({ quantity, unitPrice, amount }))
        .filter((proof) => holds(first, proof)),
    ),
  )
}

const isWhole = (numbers: Numbers) =>
  numbers.some((number) => number !== null) &&
  numbers.every((number) => number === null || (Number.isInteger(number) && number >= 0))

function holds(columns: ReadonlyMap<number, Numbers>, { quantity, unitPrice, amount }: Proof): boolean {
  const [counts, prices, amounts] = [quantity, unitPrice, amount].map((place) => columns.get(place) ?? [])
  let [rows, right, withQuantity, hasCents] = [0, 0, 0, false]
  for (const [row, count] of (counts ?? []).entries()) {
    if (count === null) continue
    withQuantity++
    const [price, sum] = [prices?.[row] ?? null, amounts?.[row] ?? null]
    if (price === null || sum === null || sum === 0) continue
    rows++
    hasCents ||= !Number.isInteger(price) || !Number.isInteger(sum)
    if (isProduct(count, price, sum)) right++
  }
  const isEnough = rows >= FEW || hasCents
  return rows > 0 && isEnough && right >= rows * SHARE && rows * 2 >= withQuantity
}
