import type { Queryable } from '../../core/db/index.ts'
import type { CartOwner } from './cart-store.ts'
import { writeKept } from './change-store.ts'
import { lockCarts } from './line-store.ts'
import { type OpenLine, placeLines } from './place-lines.ts'

export interface Keeping {
  owner: CartOwner
  /** Lines that the cart keeps, or keeps with a lower quantity. */
  keep: (lines: readonly OpenLine[]) => readonly OpenLine[]
}

/** Keeps only some lines of the owners' carts, several of one cart one after the other. A missing cart stays missing. */
export async function keepLines(tx: Queryable, keeping: readonly Keeping[]): Promise<void> {
  const byOwner = [...Map.groupBy(keeping, ({ owner }) => `${owner.userId} ${owner.companyId}`).values()]
  const carts = await lockCarts(
    tx,
    byOwner.flatMap(([first]) => first ?? []),
  )
  const kept = byOwner.flatMap((own) => {
    const cart = own[0] && carts.get(own[0])
    if (!cart) return []
    const lines = own.reduce((left, { keep }) => keep(left), cart.lines)
    const placed = placeLines(lines, cart.lines)
    return placed.isSame ? [] : { ...placed, id: cart.id }
  })
  if (kept.length > 0) await writeKept(tx, kept)
}
