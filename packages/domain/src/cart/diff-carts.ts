import type { CartItem } from './cart-item.ts'

/** What was done to a line: `{ kind: 'changed', from: 2 gaskets, to: 77 gaskets }`. */
export type LineChange =
  | { kind: 'added'; to: CartItem }
  | { kind: 'removed'; from: CartItem }
  | { kind: 'changed'; from: CartItem; to: CartItem }

/** What differs between two states of a cart, so that it can be reviewed (OQ-37). */
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
  return isSameLine(from, to) ? [] : [{ kind: 'changed', from, to }]
}

/** The fields in which two states of a line differ. */
export function changedFields(from: CartItem, to: CartItem): EditableField[] {
  return editableFields.filter((field) => from[field] !== to[field])
}

export type EditableField = 'quantity' | 'paintColorId' | 'impellerTrim' | 'impellerAngle'
/** What can be edited about a line (CART-05). */
export const editableFields: readonly EditableField[] = [
  'quantity',
  'paintColorId',
  'impellerTrim',
  'impellerAngle',
]

/** Whether two states of a line hold the same part, and the same in all that can be edited. */
export function isSameLine(a: LineState, b: LineState): boolean {
  return a.partId === b.partId && editableFields.every((field) => a[field] === b[field])
}

type LineState = { partId: number } & Record<EditableField, number | null>
