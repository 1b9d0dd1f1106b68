import {
  cartMessages,
  checkDraft,
  type LineDraft,
  type LineErrors,
  linesOverTogether,
  mergeIntoCart,
  readDraft,
  sentOptions,
  startDraftFor,
  withDefaultPaint,
} from '@volute/domain/buying/cart'
import type { BuiltImpeller } from '@volute/domain/catalogue/fit'
import { errorsByField, limits } from '@volute/domain/core/kernel'
import { type OrderRow, quantityOf, type RowOrder } from '../../catalogue/part/index.ts'
import type { Addition } from './use-add-to-cart.ts'

/** Draft of a row's form: typed values, else its start values (LOOKUP-17, PART-14, OQ-65). */
export function rowDraft(
  line: OrderRow['line'],
  order: RowOrder | undefined,
  built?: BuiltImpeller,
): LineDraft {
  return { ...startDraftFor(line, built), ...order, quantity: quantityOf(line, order) }
}

/** Errors of a row's fields. A row without a quantity is not ordered, so it has no errors (PART-16). */
export function rowErrors(line: OrderRow['line'], draft: LineDraft): LineErrors {
  return draft.quantity === '' ? {} : errorsByField(checkDraft(line, draft))
}

export interface ReadOrder {
  /** Rows to add, as typed; equal goods of several rows are merged. */
  additions: Addition[]
  /** Number of rows with a quantity. */
  chosen: number
  /** Rows that cannot be sent, with the errors of their fields. */
  invalid: ReadonlyMap<string, LineErrors>
}

/**
 * Reads the rows of 'Order Parts' and adds those with a quantity (LOOKUP-17, LOOKUP-18). Two rows of the same goods become
 * one line, as in the cart; if that exceeds the maximum, both rows are invalid.
 */
export function readOrder(
  rows: readonly OrderRow[],
  orders: Readonly<Record<string, RowOrder>>,
  defaultPaint: number | null,
  built?: BuiltImpeller,
): ReadOrder {
  const invalid = new Map<string, LineErrors>()
  const wanted: { key: string; addition: Addition }[] = []

  for (const { key, line, replaces } of rows) {
    const draft = rowDraft(line, orders[key], built)
    if (draft.quantity === '') continue

    const checked = checkDraft(line, draft)
    if (!checked.ok) invalid.set(key, errorsByField(checked))
    const { quantity, ...options } = readDraft(withDefaultPaint(draft, defaultPaint))
    wanted.push({ key, addition: { part: line, quantity, options, ...(replaces && { replaces }) } })
  }

  // A longer list is rejected for its length, so merging it would only cost time.
  if (invalid.size > 0 || wanted.length > mostMerged)
    return { additions: wanted.map(({ addition }) => addition), chosen: wanted.length, invalid }

  const goods = wanted.map(({ key, addition }) => ({ ...goodsOf(addition), key, addition }))
  const merged = mergeIntoCart([], goods)
  for (const { key } of linesOverTogether(goods)) invalid.set(key, { quantity: cartMessages.quantity })
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
