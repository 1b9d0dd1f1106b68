import {
  type CartItem,
  checkAngle,
  checkQuantity,
  checkTrim,
  combineDuplicates,
  findDuplicate,
  type LineChange,
  splitPaint,
} from '@volute/domain/cart'
import { formatCartTrim, isImpellerNumber } from '@volute/domain/catalogue'

export type NumberField = 'quantity' | 'impellerTrim' | 'impellerAngle'
export type TypedTexts = Partial<Record<NumberField, string>>
export type TrimMode = 'full' | 'custom'

/** The cart on screen: what the server holds, what is shown, and the texts that stand in fields. */
export interface CartOnScreen {
  version: number
  saved: readonly CartItem[]
  /** The saved lines with the edits that are still on their way. */
  items: readonly CartItem[]
  /** What is being typed or is invalid, by line; any other field shows its stored value (CART-09). */
  typed: Readonly<Record<number, TypedTexts>>
  /** The id that the last line made here has on screen: -1, -2 and so on; 0 when there is none. */
  lastNewId: number
  /** Two lines that the last edit has made equal and that wait for an answer. */
  equal: EqualPair | null
  /** What was changed elsewhere and not yet reviewed, the oldest first. */
  changes: readonly LineChange[]
}

export type EqualPair = readonly [number, number]

export type CartEdit =
  | { act: 'type'; cartItemId: number; field: NumberField; text: string }
  | { act: 'leave'; cartItemId: number; field: NumberField }
  | { act: 'paint'; cartItemId: number; paintColorId: number | null }
  | { act: 'split'; cartItemId: number; paintColorId: number | null; count: number }
  | { act: 'trim'; cartItemId: number; mode: TrimMode }
  | { act: 'put'; item: CartItem }
  | { act: 'combine'; pair: EqualPair }
  | { act: 'keep apart' }
  | { act: 'review' }
  | { act: 'remove'; cartItemId: number }
  | { act: 'clear' }
  | { act: 'restore'; items: readonly CartItem[]; index: number }

const checks = { quantity: checkQuantity, impellerTrim: checkTrim, impellerAngle: checkAngle }

/**
 * The cart after an edit; `items` stays the same array when nothing that is stored has changed. An edit that makes a line
 * equal to another names the pair; it does so once, so that lines that were kept apart stay apart.
 */
export function editCart(cart: CartOnScreen, edit: CartEdit): CartOnScreen {
  const next = applyEdit(cart, edit)
  const editedId = next === cart ? null : configuredLine(next, edit)
  return editedId === null ? next : { ...next, equal: findEqualPair(next, editedId) }
}

function applyEdit(cart: CartOnScreen, edit: CartEdit): CartOnScreen {
  switch (edit.act) {
    case 'type':
      return typeText(cart, edit)
    case 'leave':
      return leaveField(cart, edit)
    case 'paint':
      return changeLine(cart, edit.cartItemId, { paintColorId: edit.paintColorId })
    case 'split':
      return splitLine(cart, edit)
    case 'trim':
      return changeTrimMode(cart, edit)
    case 'put':
      return changeLine(cart, edit.item.cartItemId, edit.item)
    case 'combine':
      return combinePair(cart, edit.pair)
    case 'keep apart':
      return { ...cart, equal: null }
    case 'review':
      return { ...cart, changes: [] }
    case 'remove':
      return { ...cart, items: cart.items.filter((item) => item.cartItemId !== edit.cartItemId) }
    case 'clear':
      return { ...cart, items: [] }
    case 'restore':
      return restoreLines(cart, edit)
  }
}

/** The line whose goods an edit has settled; a number is settled when its field is left. */
function configuredLine(cart: CartOnScreen, edit: CartEdit): number | null {
  if (edit.act === 'put') return edit.item.cartItemId
  if (edit.act === 'split')
    return cart.items.some((item) => item.cartItemId === cart.lastNewId) ? cart.lastNewId : edit.cartItemId
  if (edit.act === 'leave') return edit.field === 'quantity' ? null : edit.cartItemId
  return edit.act === 'paint' || edit.act === 'trim' ? edit.cartItemId : null
}

function findEqualPair({ items, typed }: CartOnScreen, cartItemId: number): EqualPair | null {
  const settled = items.filter((item) => isLineValid(item, typed[item.cartItemId]))
  const equal = findDuplicate(settled, cartItemId)
  return equal ? [cartItemId, equal.cartItemId] : null
}

/** The quantity that stands in a field gives way to the sum. */
function combinePair(cart: CartOnScreen, pair: EqualPair): CartOnScreen {
  const typed = { ...cart.typed }
  for (const cartItemId of pair) delete typed[cartItemId]
  return { ...cart, items: combineDuplicates(cart.items, pair), typed, equal: null }
}

/** A failed save puts the stored values back; what was invalid stays in its field. */
export function rollBack(cart: CartOnScreen): CartOnScreen {
  const typed = Object.entries(cart.typed).map(
    ([cartItemId, texts]) => [cartItemId, keepInvalid(texts)] as const,
  )
  return { ...cart, items: cart.saved, typed: Object.fromEntries(typed) }
}

/** What a field shows: the text being typed, else the stored value, a trim with two decimals. */
export function shownText(item: CartItem, typed: TypedTexts | undefined, field: NumberField): string {
  const text = typed?.[field]
  if (text !== undefined) return text
  if (field === 'impellerTrim' && item.impellerTrim !== null) return formatCartTrim(item.impellerTrim)
  return String(item[field] ?? '')
}

/** The sentence of every invalid field of a line (CART-09, CART-17). */
export function lineErrors(item: CartItem, typed: TypedTexts | undefined): TypedTexts {
  const errors: TypedTexts = {}
  for (const field of fieldsOf(item)) {
    const checked = checks[field](shownText(item, typed, field))
    if (!checked.ok) errors[field] = checked.error
  }
  return errors
}

export function isLineValid(item: CartItem, typed: TypedTexts | undefined): boolean {
  return Object.keys(lineErrors(item, typed)).length === 0
}

/** Full Trim is a stored 0 that nobody is typing over (CART-11). */
export function trimMode(item: CartItem, typed: TypedTexts | undefined): TrimMode {
  return typed?.impellerTrim === undefined && item.impellerTrim === 0 ? 'full' : 'custom'
}

function fieldsOf(item: CartItem): NumberField[] {
  return isImpellerNumber(item.partNumber) ? ['quantity', 'impellerTrim', 'impellerAngle'] : ['quantity']
}

function typeText(cart: CartOnScreen, { cartItemId, field, text }: CartEdit & { act: 'type' }): CartOnScreen {
  const typing = putText(cart, cartItemId, { ...cart.typed[cartItemId], [field]: text })
  const checked = checks[field](text)
  return checked.ok ? changeLine(typing, cartItemId, { [field]: checked.value }) : typing
}

/** A valid text gives way to the stored value, so that the rounded number is seen (OQ-63). */
function leaveField(cart: CartOnScreen, { cartItemId, field }: CartEdit & { act: 'leave' }): CartOnScreen {
  const { [field]: text, ...others } = cart.typed[cartItemId] ?? {}
  return text !== undefined && checks[field](text).ok ? putText(cart, cartItemId, others) : cart
}

/** Paints some of a line; the quantity that stood in its field gives way to what is left (CART-15). */
function splitLine(cart: CartOnScreen, { cartItemId, ...job }: CartEdit & { act: 'split' }): CartOnScreen {
  const newId = cart.lastNewId - 1
  const { quantity: _, ...others } = cart.typed[cartItemId] ?? {}
  return {
    ...putText(cart, cartItemId, others),
    lastNewId: newId,
    items: cart.items.flatMap((item) =>
      item.cartItemId === cartItemId ? splitPaint(item, { ...job, newId }) : item,
    ),
  }
}

/** Full Trim stores 0; Custom waits for a number in an empty field (CART-11). */
function changeTrimMode(cart: CartOnScreen, { cartItemId, mode }: CartEdit & { act: 'trim' }): CartOnScreen {
  const { impellerTrim: _, ...others } = cart.typed[cartItemId] ?? {}
  if (mode === 'custom') return putText(cart, cartItemId, { ...others, impellerTrim: '' })
  return changeLine(putText(cart, cartItemId, others), cartItemId, { impellerTrim: 0 })
}

function restoreLines(cart: CartOnScreen, { items, index }: CartEdit & { act: 'restore' }): CartOnScreen {
  const present = new Set(cart.items.map((item) => item.cartItemId))
  const missing = items.filter((item) => !present.has(item.cartItemId))
  return { ...cart, items: cart.items.toSpliced(index, 0, ...missing) }
}

function changeLine(cart: CartOnScreen, cartItemId: number, change: Partial<CartItem>): CartOnScreen {
  const isSame = (item: CartItem) =>
    Object.entries(change).every(([field, value]) => item[field as keyof CartItem] === value)
  const index = cart.items.findIndex((item) => item.cartItemId === cartItemId)
  const item = cart.items[index]
  return !item || isSame(item) ? cart : { ...cart, items: cart.items.with(index, { ...item, ...change }) }
}

function putText(cart: CartOnScreen, cartItemId: number, texts: TypedTexts): CartOnScreen {
  return { ...cart, typed: { ...cart.typed, [cartItemId]: texts } }
}

function keepInvalid(texts: TypedTexts): TypedTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([field, text]) => !checks[field as NumberField](text).ok),
  )
}
