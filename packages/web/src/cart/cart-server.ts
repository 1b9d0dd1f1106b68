import type { CartItem, getCartMap } from '@volute/domain/cart'
import type { ReplyOf } from '@volute/domain/kernel'
import type { UnsavedCart } from './unsaved-cart.ts'

export type CartMap = ReplyOf<typeof getCartMap>

/** What an open cart needs of the world around it. */
export interface CartServer {
  /** Replaces the stored cart of that version; throws with the sentence to show, or `fallback`. */
  put: (version: number, items: readonly CartItem[], fallback: string) => Promise<void>
  /** Whether a failed save means that the cart was changed elsewhere. */
  isConflict: (failure: unknown) => boolean
  reload: () => Promise<CartMap | undefined>
  whenSaving: (saving: Promise<boolean>) => void
  whenFailed: (failure: unknown) => void
  /** Told when a save met a cart that was changed elsewhere; both are merged. */
  whenMerged: () => void
  /** Keeps an unsaved cart over the end of the page; null forgets it. */
  keep: (cart: UnsavedCart | null) => void
  /** What the page before this one has kept. */
  kept: () => UnsavedCart | null
}
