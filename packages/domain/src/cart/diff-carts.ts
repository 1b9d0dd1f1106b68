import { type CartItem, editableFields, type EditableField, isSameLine } from './cart-item.ts'

/** What has become of a line: `{ kind: 'changed', from: 2 gaskets, to: 77 gaskets }`. */
export type LineChange =
  | { kind: 'added'; to: CartItem }
  | { kind: 'removed'; from: CartItem }
  | { kind: 'changed'; from: CartItem; to: CartItem }

/** What differs between two states of a cart, so that it can be reviewed (OQ-37). */
export function diffCarts(before: readonly CartItem[], after: readonly CartItem[]): LineChange[] {
  const old = new Map(before.map((item) => [item.cartItemId, item]))
  const kept = new Set(after.map((item) => item.cartItemId))
  return [
    ...before.filter(({ cartItemId }) => !kept.has(cartItemId)).map(asRemoved),
    ...after.flatMap((to) => changeOf(old.get(to.cartItemId), to)),
  ]
}

/** The fields in which two states of a line differ. */
export function changedFields(from: CartItem, to: CartItem): EditableField[] {
  return editableFields.filter((field) => from[field] !== to[field])
}

function asRemoved(from: CartItem): LineChange {
  return { kind: 'removed', from }
}

function changeOf(from: CartItem | undefined, to: CartItem): LineChange[] {
  if (!from) return [{ kind: 'added', to }]
  return isSameLine(from, to) ? [] : [{ kind: 'changed', from, to }]
}
