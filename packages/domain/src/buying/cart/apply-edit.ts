import { limits } from '../../core/kernel/index.ts'
import type { CartEdit, EditedLine } from './cart-edit.ts'
import { settableFields } from './line-fields.ts'
import { isSameLine } from './diff-carts.ts'
import { combineDuplicates, mayCombine } from './duplicates.ts'
import { cartMessages } from './messages.ts'
import { splitPaint } from './split-paint.ts'

export interface EditedCart<L> {
  lines: readonly L[]
  /** `conflict`: the stored value was changed meanwhile, and stays. `refused`: the edit is not allowed. */
  outcome: 'applied' | 'conflict' | 'refused'
  /** Message for the person whose edit was not applied. */
  error: string | null
}

/** Applies an edit to a cart, both to the stored cart on the server and to the shown cart in the browser (OQ-37). */
export function applyEdit<L extends EditedLine>(cart: readonly L[], edit: CartEdit<L>): EditedCart<L> {
  switch (edit.act) {
    case 'set':
      return setFields(cart, edit)
    case 'replace':
      return replaceLine(cart, edit)
    case 'add':
      return addLines(cart, edit)
    case 'remove':
      return removeLines(cart, edit)
    case 'split':
      return splitLine(cart, edit)
    case 'combine':
      return combineLines(cart, edit.pair)
  }
}

type Of<L, Act> = Extract<CartEdit<L>, { act: Act }>

function setFields<L extends EditedLine>(cart: readonly L[], { cartItemId, from, to }: Of<L, 'set'>) {
  const stored = cart.find((one) => one.cartItemId === cartItemId)
  if (!stored) return conflict(cart)

  const wanted = settableFields.filter((field) => to[field] !== undefined)
  const mayBeSet = wanted.filter(
    (field) => from[field] === undefined || from[field] === stored[field] || to[field] === stored[field],
  )
  const isTrimmed = mayBeSet.includes('impellerTrim') && to.impellerTrim !== stored.impellerTrim
  const change = {
    // Another trim has to be acknowledged again.
    ...(isTrimmed && { acknowledgedVerdict: null }),
    ...Object.fromEntries(mayBeSet.map((field) => [field, to[field]])),
  }
  const changed = cart.map((one) => (one === stored ? { ...stored, ...change } : one))
  return mayBeSet.length < wanted.length ? conflict(changed) : applied(changed)
}

function replaceLine<L extends EditedLine>(cart: readonly L[], { from, to }: Of<L, 'replace'>) {
  const stored = cart.find((one) => one.cartItemId === from.cartItemId)
  if (!stored || !(isSameLine(stored, from) || isSameLine(stored, to))) return conflict(cart)

  return applied(cart.map((one) => (one === stored ? { ...to, cartItemId: one.cartItemId } : one)))
}

function addLines<L extends EditedLine>(cart: readonly L[], { lines: added, at }: Of<L, 'add'>) {
  const known = new Set(cart.map((one) => one.cartItemId))
  const missing = added.filter(({ cartItemId }) => !known.has(cartItemId) && known.add(cartItemId))
  return withinLimit(cart, cart.toSpliced(at, 0, ...missing))
}

function removeLines<L extends EditedLine>(cart: readonly L[], { lines: removed }: Of<L, 'remove'>) {
  const seen = new Map(removed.map((one) => [one.cartItemId, one]))
  const kept = cart.filter((one) => {
    const before = seen.get(one.cartItemId)
    return !before || !isSameLine(before, one)
  })
  return kept.some(({ cartItemId }) => seen.has(cartItemId)) ? conflict(kept) : applied(kept)
}

function splitLine<L extends EditedLine>(cart: readonly L[], { cartItemId, ...job }: Of<L, 'split'>) {
  const stored = cart.find((one) => one.cartItemId === cartItemId)
  const isTaken = cart.some((one) => one.cartItemId === job.newId)
  if (!stored || isTaken || job.count > stored.quantity) return conflict(cart)

  return withinLimit(
    cart,
    cart.flatMap((one) => (one === stored ? splitPaint(one, job) : one)),
  )
}

function combineLines<L extends EditedLine>(cart: readonly L[], pair: readonly [number, number]) {
  const [first, second] = cart.filter((one) => pair.includes(one.cartItemId))
  if (!first || !second || !mayCombine(first, second)) return conflict(cart)

  return applied(combineDuplicates(cart, pair))
}

function applied<L>(lines: readonly L[]): EditedCart<L> {
  return { lines, outcome: 'applied', error: null }
}

function conflict<L>(lines: readonly L[]): EditedCart<L> {
  return { lines, outcome: 'conflict', error: cartMessages.cartChanged }
}

function refused<L>(lines: readonly L[], error: string): EditedCart<L> {
  return { lines, outcome: 'refused', error }
}

function withinLimit<L>(before: readonly L[], after: readonly L[]): EditedCart<L> {
  return after.length > limits.cartItems ? refused(before, cartMessages.cartFull) : applied(after)
}
