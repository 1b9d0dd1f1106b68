import type { ActorContext } from '../../core/http/context.ts'
import { type UnitLine, withUnits } from './cart-store.ts'
import { changeCart } from './change-cart.ts'

/**
 * Changes the lines of the caller's own cart, given with their units, and returns the result of `change`. `change`
 * receives the ids of those edits that the cart has already applied, and returns the ids of those that it applies.
 */
export const changeLines = <Change extends { lines: readonly UnitLine[]; edits?: readonly string[] }>(
  ctx: ActorContext,
  change: (lines: UnitLine[], taken: string[]) => Change,
  editIds: readonly string[] = [],
) =>
  changeCart(ctx.db, {
    owner: ctx.actor,
    now: ctx.now(),
    editIds,
    async change(cart, db) {
      const lines = await withUnits({ db, catalogue: ctx.catalogue }, cart.lines)
      const changed = change(lines, Object.keys(cart.edits))
      return { ...changed, edits: (changed.edits ?? []).map((editId) => ({ editId, newIds: [] })) }
    },
  })
