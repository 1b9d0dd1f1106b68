import {
  type CartItem,
  checkDraft,
  draftOf,
  editableFields,
  type EditableField,
  type LineChange,
  type LineDraft,
  type LineErrors,
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
    return [
      [
        now.cartItemId,
        withoutTexts(
          texts,
          dropped.flatMap((field) => textsOf[field]),
        ),
      ],
    ]
  })
  return Object.fromEntries(kept)
}

export function withTexts(cart: CartOnScreen, cartItemId: number, texts: Texts): CartOnScreen {
  return { ...cart, typed: { ...cart.typed, [cartItemId]: texts } }
}

export function withoutTexts(texts: Texts, dropped: readonly (keyof LineDraft)[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([text]) => !dropped.some((one) => one === text)))
}
