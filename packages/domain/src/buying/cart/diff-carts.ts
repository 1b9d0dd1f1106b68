import type { CartItem } from './cart-item.ts'
import type { CartLine } from './cart-line.ts'
import { lineFields } from './line-fields.ts'

/** Change of a line: `{ kind: 'changed', from: 2 gaskets, to: 77 gaskets }`. */
export type LineChange =
  | { kind: 'added'; to: CartItem }
  | { kind: 'removed'; from: CartItem }
  | { kind: 'changed'; from: CartItem; to: CartItem }

/** Lists the differences between two states of a cart, for the review (OQ-37). */
export function diffCarts(before: readonly CartItem[], after: readonly CartItem[]): LineChange[] {
  const old = new Map(before.map((item) => [item.cartItemId, item]))
  const kept = new Set(after.map((item) => item.cartItemId))
  const gone = before.filter(({ cartItemId }) => !kept.has(cartItemId))
  return [
    ...gone.map((from) => ({ kind: 'removed' as const, from })),
    ...after.flatMap((to) => changeOf(old.get(to.cartItemId), to)),
  ]
}

function changeOf(from: CartItem | undefined, to: CartItem): LineChange[] {
  if (!from) return [{ kind: 'added', to }]
  const isSame = isSameLine(from, { ...to, acknowledgedVerdict: from.acknowledgedVerdict })
  return isSame ? [] : [{ kind: 'changed', from, to }]
}

/** Lists the editable fields in which two states of a line differ. */
export function changedFields(from: CartItem, to: CartItem): EditableField[] {
  return editableFields.filter((field) => from[field] !== to[field])
}

export type EditableField = 'quantity' | 'paintColorId' | 'impellerTrim' | 'impellerAngle'
/** Editable fields of a line (CART-05). */
export const editableFields: readonly EditableField[] = [
  'quantity',
  'paintColorId',
  'impellerTrim',
  'impellerAngle',
]

/** True if two states of a line have the same values in all fields. */
export function isSameLine(a: CartLine, b: CartLine): boolean {
  return lineFields.every((name) => a[name] === b[name])
}
