import type { Part } from '@volute/domain/catalogue'
import type { ReactNode } from 'react'
import type { OrderRow, RowOrders } from '../parts-list/row-orders.ts'

/** A part to order, as far as it is known where it was found. */
export interface PartToOrder {
  part: Part
  /** As typed for it already. */
  quantity: string
  /** The assembly on whose drawing it stands. */
  drawnIn: string | null
}

/** Rows of a parts list to order together. */
export interface PartsToOrder {
  /** The assembly's name. */
  of: string
  rows: readonly OrderRow[]
  orders: RowOrders
}

/** The forms that another room brings. */
export interface OrderForms {
  /** The part's form, a `ModalBody` and `ModalFooter`; `close` ends the order. */
  renderPart: (order: PartToOrder, close: () => void) => ReactNode
  /** The form of many parts. */
  renderParts: (order: PartsToOrder, close: () => void) => ReactNode
}

/** What is being ordered. */
export type OrderStage =
  | { at: 'closed' | 'search' }
  | ({ at: 'part' } & PartToOrder)
  | ({ at: 'parts' } & PartsToOrder)
