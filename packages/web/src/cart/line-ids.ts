import type { CartItem } from '@volute/domain/cart'

/**
 * Knows lines by the id that they have on screen and by the one that the server gave them: a line that was made or
 * brought back here keeps its id on screen, so that fields and focus stay.
 */
export function lineIds() {
  const stored = new Map<number, number>()
  const shown = new Map<number, number>()

  return { toStored, toShown, learn }

  function toStored(items: readonly CartItem[]): readonly CartItem[] {
    return rename(items, stored)
  }

  function toShown(items: readonly CartItem[]): readonly CartItem[] {
    return rename(items, shown)
  }

  /** Takes the ids of lines that the server has stored exactly as they were sent. */
  function learn(sent: readonly CartItem[], answer: readonly CartItem[]) {
    for (const [index, { cartItemId: onScreen }] of sent.entries()) {
      const atServer = answer[index]?.cartItemId
      if (atServer === undefined || atServer === (stored.get(onScreen) ?? onScreen)) continue
      stored.set(onScreen, atServer)
      shown.set(atServer, onScreen)
    }
  }
}

function rename(items: readonly CartItem[], ids: ReadonlyMap<number, number>): readonly CartItem[] {
  return items.map((item) => {
    const cartItemId = ids.get(item.cartItemId)
    return cartItemId === undefined ? item : { ...item, cartItemId }
  })
}
