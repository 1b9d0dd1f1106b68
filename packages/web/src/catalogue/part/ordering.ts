import type { BuiltImpeller } from '@volute/domain/catalogue/fit'
import type { Part } from '@volute/domain/catalogue/part'
import { useSyncExternalStore } from 'react'
import type { OrderRow, RowOrders } from './row-orders.ts'

/** BOM or pump with the same number as a part. */
export interface SameNumber {
  type: 'bom' | 'serial'
  identifier: string
}

/** Part to order, with what is known from where it was found. */
export interface PartToOrder {
  part: Part
  /** Quantity typed for it so far. */
  quantity: string
  /** Impeller on the nameplate of the looked-up pump, if known. */
  built?: BuiltImpeller | undefined
  /** Number of the superseded part in whose place it is ordered. */
  replaces?: string | undefined
  /** BOMs and pumps with the same number, shown with a part that was searched by number (OQ-108). */
  sameNumbers?: readonly SameNumber[]
}

/** Rows of a parts list to order together. */
export interface PartsToOrder {
  /** Name of the assembly. */
  of: string
  rows: readonly OrderRow[]
  orders: RowOrders
}

/** Part being ordered. `expected` loads the dialogs' code in advance. */
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

/** Opens and closes the order dialogs from any page that lists parts. */
export const order = {
  /** Opens the 'Order' modal at its search step. */
  start: () => show({ at: 'search' }),
  /** Loads the dialogs' code in advance, so that they open immediately. */
  prepare: () => ordering.at === 'closed' && show({ at: 'expected' }),
  /** Opens the 'Order' modal at its second step, the part. */
  showPart: (part: Part, known?: Partial<PartToOrder>) => show({ at: 'part', quantity: '1', ...known, part }),
  /** Opens the 'Order Parts' modal. */
  showParts: (parts: PartsToOrder) => show({ at: 'parts', ...parts }),
  close: () => show({ at: 'closed' }),
}

/** Part being ordered now. */
export function useOrdering(): Ordering {
  return useSyncExternalStore(subscribe, () => ordering)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
