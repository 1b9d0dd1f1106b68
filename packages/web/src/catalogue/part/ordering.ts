import type { BuiltImpeller } from '@volute/domain/buying/cart'
import type { Part } from '@volute/domain/catalogue/part'
import { useSyncExternalStore } from 'react'
import type { OrderRow, RowOrders } from './row-orders.ts'

/** A BOM or pump whose number a part has, too. */
export interface SameNumber {
  type: 'bom' | 'serial'
  identifier: string
}

/** A part to order, as far as it is known where it was found. */
export interface PartToOrder {
  part: Part
  /** As typed for it already. */
  quantity: string
  /** The assembly on whose drawing it stands. */
  drawnIn: string | null
  /** The impeller of the looked-up pump's nameplate, where it is known. */
  built?: BuiltImpeller | undefined
  /** Named beside the part that was searched for by its number (OQ-108). */
  sameNumbers?: readonly SameNumber[]
}

/** Rows of a parts list to order together. */
export interface PartsToOrder {
  /** The assembly's name. */
  of: string
  rows: readonly OrderRow[]
  orders: RowOrders
}

/** Part that is being ordered, or `expected` to be: the dialogs' code is fetched then. */
export type Ordering =
  | { at: 'closed' | 'expected' | 'search' }
  | ({ at: 'part' } & PartToOrder)
  | ({ at: 'parts' } & PartsToOrder)

let ordering: Ordering = { at: 'closed' }
const listeners = new Set<() => void>()

function show(next: Ordering) {
  ordering = next
  for (const listener of listeners) listener()
}

/** Opens and closes the dialogs by which parts are ordered, from wherever they are found. */
export const order = {
  /** Opens the 'Order' modal at its search. */
  start: () => show({ at: 'search' }),
  /** Fetches the dialogs' code, so that they open at once. */
  prepare: () => ordering.at === 'closed' && show({ at: 'expected' }),
  /** Opens the 'Order' modal at its second stage. */
  showPart: (part: Part, known?: Partial<PartToOrder>) =>
    show({ at: 'part', quantity: '1', drawnIn: null, ...known, part }),
  /** Opens the 'Order Parts' modal. */
  showParts: (parts: PartsToOrder) => show({ at: 'parts', ...parts }),
  close: () => show({ at: 'closed' }),
}

/** Part that is being ordered now. */
export function useOrdering(): Ordering {
  return useSyncExternalStore(subscribe, () => ordering)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
