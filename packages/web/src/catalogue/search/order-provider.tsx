import { catalogueMessages, type Part } from '@volute/domain/catalogue'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { loadOnIntent } from '../../ui/load-on-intent.tsx'
import { toast } from '../../ui/toast.ts'
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

interface Order {
  /** Opens the 'Order' modal at its search (SHELL-52). */
  start: () => void
  /** Fetches the forms' code, so that they open at once. */
  prepare: () => void
  /** Opens the 'Order' modal at its second stage. */
  showPart: (part: Part, known?: Partial<PartToOrder>) => void
  /** Opens the 'Order Parts' modal (LOOKUP-17). */
  showParts: (parts: PartsToOrder) => void
  /** Puts a part into the cart as it is (LOOKUP-15). */
  quickAdd: QuickAdd
}

type QuickAdd = (part: Part, quantity: number) => Promise<void>

const OrderContext = createContext<Order | null>(null)

export function useOrder(): Order {
  const order = useContext(OrderContext)
  if (!order) throw new Error('useOrder needs an OrderProvider above it.')
  return order
}

/** The forms that another room brings. */
export interface OrderForms {
  /** The part's form, a `ModalBody` and `ModalFooter`; `close` ends the order. */
  renderPart: (order: PartToOrder, close: () => void) => ReactNode
  /** The form of many parts. */
  renderParts: (order: PartsToOrder, close: () => void) => ReactNode
}

interface OrderProviderProps extends OrderForms {
  /** Fetches the code of both forms. */
  loadForms: () => Promise<unknown>
  quickAdd: QuickAdd
  children: ReactNode
}

export type Stage =
  | { at: 'closed' | 'search' }
  | ({ at: 'part' } & PartToOrder)
  | ({ at: 'parts' } & PartsToOrder)

const closed: Stage = { at: 'closed' }
const OrderModals = loadOnIntent(async () => (await import('./order-modals.tsx')).OrderModals)

/** Holds what is being ordered; the modals' code comes when one is about to open. */
export function OrderProvider({ loadForms, quickAdd, children, ...forms }: OrderProviderProps) {
  const [stage, setStage] = useState<Stage>(closed)
  const order = useMemo<Order>(() => {
    const load = (at: Stage['at']) => Promise.all([OrderModals.load(), at === 'search' || loadForms()])
    const open = async (next: Stage) => {
      try {
        await load(next.at)
        setStage(next)
      } catch {
        toast.failure(catalogueMessages.formFailed)
      }
    }
    return {
      start: () => void open({ at: 'search' }),
      prepare: () => void load('parts').catch(() => undefined),
      showPart: (part, known) => void open({ at: 'part', quantity: '1', drawnIn: null, ...known, part }),
      showParts: (parts) => void open({ at: 'parts', ...parts }),
      quickAdd,
    }
  }, [loadForms, quickAdd])
  return (
    <OrderContext value={order}>
      {children}
      <OrderModals {...forms} stage={stage} onPartFound={order.showPart} onClose={() => setStage(closed)} />
    </OrderContext>
  )
}
