import { type OrderRow, quantityOf, type RowOrder } from '../part/index.ts'
import { areSameGoods, cartMessages, mergeIntoCart, sentOptions } from '@volute/domain/cart'
import { limits } from '@volute/domain/kernel'
import { type AddFormErrors, type AddFormValues, readAddForm, startValues } from './add-form-values.ts'
import type { Addition } from './use-add-to-cart.ts'

/** What a row's form holds: what was typed, else what it starts with. */
export function rowValues(line: OrderRow['line'], order: RowOrder | undefined): AddFormValues {
  return { ...startValues, ...order, quantity: quantityOf(line, order) }
}

/** The sentences of a row's wrong fields; a row without a quantity is not ordered, so nothing in it is wrong. */
export function rowErrors(line: OrderRow['line'], values: AddFormValues): AddFormErrors {
  return values.quantity === '' ? {} : readAddForm(line, values).errors
}

export interface ReadOrder {
  /** The rows to add, each as typed; equal goods of several rows are one. */
  additions: Addition[]
  /** How many rows have a quantity. */
  chosen: number
  /** The rows that cannot be sent, with the sentences of their fields. */
  invalid: ReadonlyMap<string, AddFormErrors>
}

/**
 * Reads the rows of 'Order Parts': those with a quantity are added (LOOKUP-18). Two rows of the same goods go
 * as one line, as the cart would keep them; when that is over the maximum, both are wrong.
 */
export function readOrder(
  rows: readonly OrderRow[],
  orders: Readonly<Record<string, RowOrder>>,
  defaultPaint: number | null,
): ReadOrder {
  const invalid = new Map<string, AddFormErrors>()
  const wanted: { key: string; addition: Addition }[] = []

  for (const { key, line } of rows) {
    const values = rowValues(line, orders[key])
    if (values.quantity === '') continue

    const { errors, quantity, options } = readAddForm(line, values)
    if (Object.keys(errors).length > 0) invalid.set(key, errors)
    const paintColorId = values.paintColorId === undefined ? defaultPaint : values.paintColorId
    wanted.push({ key, addition: { part: line, quantity, options: { ...options, paintColorId } } })
  }

  // A longer list is refused for its length; merging it would only cost time.
  if (invalid.size > 0 || wanted.length > mostMerged)
    return { additions: wanted.map(({ addition }) => addition), chosen: wanted.length, invalid }

  const goods = wanted.map(({ key, addition }) => ({ ...goodsOf(addition), key, addition }))
  const merged = mergeIntoCart([], goods)
  if (!merged.ok) {
    for (const one of goods) {
      const same = goods.filter((other) => other === one || areSameGoods(one, other))
      const isOver = same.reduce((sum, { quantity }) => sum + quantity, 0) > limits.quantity
      if (isOver) invalid.set(one.key, { quantity: cartMessages.quantity })
    }
  }
  const lines = merged.ok ? merged.value : goods
  return {
    additions: lines.map(({ addition, quantity }) => ({ ...addition, quantity })),
    chosen: wanted.length,
    invalid,
  }
}

const mostMerged = 2 * limits.cartItems

function goodsOf({ part, quantity, options }: Addition) {
  return { partId: part.partId, units: part.unitName, quantity, ...sentOptions(part, options) }
}
