import {
  applyEdit,
  type CartEdit,
  type CartItem,
  checkDraft,
  draftOf,
  type EditableField,
  editableFields,
  findDuplicate,
  type LineChange,
  type LineDraft,
  type LineErrors,
  readDraft,
  textsOf,
} from '@volute/domain/buying/cart'
import { errorsByField } from '@volute/domain/core/kernel'

/** Cart on screen: its lines with the unconfirmed edits applied, and the texts in its fields. */
export interface CartOnScreen {
  version: number
  items: readonly CartItem[]
  /** Texts that are being typed or are invalid, by line. All other fields show their stored values (CART-09). */
  typed: Readonly<Record<number, Texts>>
  /** On-screen id of the last line created here: -1, -2 and so on; 0 when there is none. */
  lastNewId: number
  /** Two lines that the last edit made equal, while the buyer has not answered. */
  equal: EqualPair | null
  /** Unreviewed changes made elsewhere, oldest first. */
  changes: readonly LineChange[]
}

export type Texts = Partial<LineDraft>
export type EqualPair = readonly [number, number]

/** User action on the cart on screen. */
export type CartAct =
  | { act: 'change'; cartItemId: number; change: Partial<LineDraft> }
  | { act: 'leave'; cartItemId: number; field: EditableField }
  | { act: 'split'; cartItemId: number; paintColorId: number | null; count: number }
  | { act: 'put'; item: CartItem }
  | { act: 'know'; cartItemId: number }
  | { act: 'combine'; pair: EqualPair }
  | { act: 'keep apart' }
  | { act: 'review' }
  | { act: 'remove'; cartItemId: number }
  | { act: 'clear' }
  | { act: 'restore'; items: readonly CartItem[]; index: number }

/** Cart after an action, and the edit to store, if any. */
export interface ActedCart {
  cart: CartOnScreen
  edit: CartEdit<CartItem> | null
}

/**
 * Applies an action to the cart on screen. `items` stays the same array when no stored value has changed. An action that
 * makes a line equal to another names the pair only once, so that lines kept apart stay apart (CART-12).
 */
export function actOnCart(cart: CartOnScreen, act: CartAct): ActedCart {
  const { cart: next, edit } = doAct(cart, act)
  const settledId = next === cart ? null : settledLine(next, act)
  return { cart: settledId === null ? next : { ...next, equal: findEqualPair(next, settledId) }, edit }
}

function doAct(cart: CartOnScreen, act: CartAct): ActedCart {
  switch (act.act) {
    case 'change':
      return changeDraft(cart, act)
    case 'leave':
      return { cart: leaveField(cart, act), edit: null }
    case 'split':
      return splitLine(cart, act)
    case 'put': {
      const from = cart.items.find(({ cartItemId }) => cartItemId === act.item.cartItemId)
      return withEdit(cart, from ? { act: 'replace', from, to: act.item } : null)
    }
    case 'know':
      return withEdit(cart, takeNotice(cart, act.cartItemId))
    case 'combine':
      return withEdit(
        { ...act.pair.reduce<CartOnScreen>((now, one) => withTexts(now, one, {}), cart), equal: null },
        { act: 'combine', pair: [...act.pair] },
      )
    case 'keep apart':
      return { cart: { ...cart, equal: null }, edit: null }
    case 'review':
      return { cart: { ...cart, changes: [] }, edit: null }
    case 'remove':
      return withEdit(cart, remove(cart.items.filter(({ cartItemId }) => cartItemId === act.cartItemId)))
    case 'clear':
      return withEdit(cart, remove(cart.items))
    case 'restore': {
      const present = new Set(cart.items.map(({ cartItemId }) => cartItemId))
      const lines = act.items.filter(({ cartItemId }) => !present.has(cartItemId))
      return withEdit(cart, lines.length > 0 ? { act: 'add', lines, at: act.index } : null)
    }
  }
}

const remove = (lines: readonly CartItem[]): CartEdit<CartItem> | null =>
  lines.length > 0 ? { act: 'remove', lines } : null

/** Records that the buyer acknowledged the current verdict of a line (LINE-06). */
function takeNotice(cart: CartOnScreen, cartItemId: number): CartEdit<CartItem> | null {
  const item = findLine(cart, cartItemId)
  if (!item?.forPump) return null
  const { acknowledgedVerdict, forPump } = item
  return {
    act: 'set',
    cartItemId,
    from: { acknowledgedVerdict },
    to: { acknowledgedVerdict: forPump.verdict },
  }
}

/** Applies an edit to the lines on screen immediately. */
function withEdit(cart: CartOnScreen, edit: CartEdit<CartItem> | null): ActedCart {
  if (!edit) return { cart, edit }
  const { lines, outcome } = applyEdit(cart.items, edit)
  // Send a rejected edit too, so that the server gives the reason.
  if (outcome === 'refused') return { cart, edit }
  return outcome === 'conflict' ? { cart, edit: null } : { cart: { ...cart, items: lines }, edit }
}

/** Stores valid text on every keystroke; invalid text stays in its field (CART-09). */
function changeDraft(cart: CartOnScreen, { cartItemId, change }: CartAct & { act: 'change' }): ActedCart {
  const item = findLine(cart, cartItemId)
  if (!item) return { cart, edit: null }

  const texts = textsAfter(cart.typed[cartItemId], change)
  const draft = { ...draftOf(item), ...texts, ...change }
  const [wrong, read] = [errorsByField(checkDraft(item, draft)), readDraft(draft)]
  const settled = editableFields.filter(
    (field) => textsOf[field].some((text) => text in change) && !wrong[field] && read[field] !== item[field],
  )
  const from = Object.fromEntries(settled.map((field) => [field, item[field]]))
  const to = Object.fromEntries(settled.map((field) => [field, read[field]]))
  const typing = 'paintColorId' in change ? cart : withTexts(cart, cartItemId, texts)
  return withEdit(typing, settled.length > 0 ? { act: 'set', cartItemId, from, to } : null)
}

/** Full Trim needs no text; Custom waits for a number in an empty field (CART-11, CART-18). */
function textsAfter(texts: Texts = {}, change: Partial<LineDraft>): Texts {
  const { paintColorId: _, ...typed } = change
  if (typed.trimOption === 'full-trim') return withoutTexts(texts, ['trimOption', 'trimValue'])
  return { ...texts, ...typed, ...('trimValue' in typed && { trimOption: 'custom' }) }
}

/** Replaces valid text with the stored value, so that the buyer sees the rounded number (OQ-63). */
function leaveField(cart: CartOnScreen, { cartItemId, field }: CartAct & { act: 'leave' }): CartOnScreen {
  const [item, texts] = [findLine(cart, cartItemId), cart.typed[cartItemId]]
  const typedIn = textsOf[field]
  if (!item || !texts || !typedIn.some((text) => text in texts) || lineErrors(item, texts)[field]) return cart
  return withTexts(cart, cartItemId, withoutTexts(texts, typedIn))
}

/** Paints part of a line's quantity. A quantity typed in its field is replaced by the remaining one (CART-15). */
function splitLine(
  cart: CartOnScreen,
  { cartItemId, paintColorId, count }: CartAct & { act: 'split' },
): ActedCart {
  const item = findLine(cart, cartItemId)
  if (item?.quantity === count)
    return changeDraft(cart, { act: 'change', cartItemId, change: { paintColorId } })

  const newId = cart.lastNewId - 1
  const texts = withoutTexts(cart.typed[cartItemId] ?? {}, ['quantity'])
  return withEdit(
    { ...withTexts(cart, cartItemId, texts), lastNewId: newId },
    { act: 'split', cartItemId, paintColorId, count, newId },
  )
}

/** Returns the id of the line to check for duplicates after an action. A typed number counts only when its field is left. */
function settledLine(cart: CartOnScreen, act: CartAct): number | null {
  if (act.act === 'put') return act.item.cartItemId
  if (act.act === 'split') return findLine(cart, cart.lastNewId) ? cart.lastNewId : act.cartItemId
  if (act.act === 'leave') return act.field === 'quantity' ? null : act.cartItemId
  if (act.act !== 'change') return null
  return 'paintColorId' in act.change || 'trimOption' in act.change ? act.cartItemId : null
}

function findEqualPair({ items, typed }: CartOnScreen, cartItemId: number): EqualPair | null {
  const settled = items.filter((item) => isLineValid(item, typed[item.cartItemId]))
  const equal = findDuplicate(settled, cartItemId)
  return equal ? [cartItemId, equal.cartItemId] : null
}

function findLine({ items }: CartOnScreen, cartItemId: number): CartItem | undefined {
  return items.find((item) => item.cartItemId === cartItemId)
}

/** Returns the cart on screen when it is opened. */
export function firstCart({ version, items }: Pick<CartOnScreen, 'version' | 'items'>): CartOnScreen {
  return { version, items, typed: {}, lastNewId: 0, equal: null, changes: [] }
}

/** Texts of a line's fields: those being typed, else the stored values. */
export function shownDraft(item: CartItem, typed: Texts | undefined): LineDraft {
  return { ...draftOf(item), ...typed }
}

/** Error message of every invalid field of a line (CART-09, CART-17, CART-18). */
export function lineErrors(item: CartItem, typed: Texts | undefined): LineErrors {
  return errorsByField(checkDraft(item, shownDraft(item, typed)))
}

export function isLineValid(item: CartItem, typed: Texts | undefined): boolean {
  return checkDraft(item, shownDraft(item, typed)).ok
}

/** Replaces the lines of the cart. A typed text is dropped if the value of its field has changed. */
export function withLines(cart: CartOnScreen, items: readonly CartItem[]): CartOnScreen {
  const typed = keepTexts(cart, items, (item, now, field) => item[field] === now[field])
  return { ...cart, items, typed }
}

/** Returns the cart to its stored lines after a failed save; invalid texts stay in their fields (CART-10). */
export function withSavedLines(cart: CartOnScreen, items: readonly CartItem[]): CartOnScreen {
  const isWrong: Keeps = (item, _, field) =>
    lineErrors(item, cart.typed[item.cartItemId])[field] !== undefined
  return { ...cart, items, typed: keepTexts(cart, items, isWrong) }
}

type Keeps = (item: CartItem, now: CartItem, field: EditableField) => boolean

function keepTexts(cart: CartOnScreen, next: readonly CartItem[], keeps: Keeps): CartOnScreen['typed'] {
  const shown = new Map(cart.items.map((item) => [item.cartItemId, item]))
  const kept = next.flatMap((now): [number, Texts][] => {
    const [item, texts] = [shown.get(now.cartItemId), cart.typed[now.cartItemId]]
    if (!item || !texts) return []
    const dropped = editableFields.filter((field) => !keeps(item, now, field))
    const texted = dropped.flatMap((field) => textsOf[field])
    return [[now.cartItemId, withoutTexts(texts, texted)]]
  })
  return Object.fromEntries(kept)
}

function withTexts(cart: CartOnScreen, cartItemId: number, texts: Texts): CartOnScreen {
  return { ...cart, typed: { ...cart.typed, [cartItemId]: texts } }
}

function withoutTexts(texts: Texts, dropped: readonly (keyof LineDraft)[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([text]) => !dropped.some((one) => one === text)))
}
