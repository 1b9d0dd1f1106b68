import { catalogueMessages, type Part } from '@volute/domain/catalogue'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { loadOnIntent } from '../../ui/load-on-intent.tsx'
import { toast } from '../../ui/toast.ts'
import type { OrderForms, OrderStage, PartsToOrder, PartToOrder } from './order-stage.ts'

export interface Order {
  /** Opens the 'Order' modal at its search. */
  start: () => void
  /** Fetches the forms' code, so that they open at once. */
  prepare: () => void
  /** Opens the 'Order' modal at its second stage. */
  showPart: (part: Part, known?: Partial<PartToOrder>) => void
  /** Opens the 'Order Parts' modal. */
  showParts: (parts: PartsToOrder) => void
  /** Puts a part into the cart as it is. */
  quickAdd: QuickAdd
  /** Nothing can be ordered from what is on screen; whoever tries is told why. */
  isHeld: boolean
}

type QuickAdd = (part: Part, quantity: number) => Promise<void>

/** Who opens the forms, for whatever lies below. */
export const OrderContext = createContext<Order | null>(null)

export function useOrder(): Order {
  const order = useContext(OrderContext)
  if (!order) throw new Error('useOrder needs an OrderProvider above it.')
  return order
}

interface OrderProviderProps extends OrderForms {
  /** Fetches the code of both forms. */
  loadForms: () => Promise<unknown>
  quickAdd: QuickAdd
  children: ReactNode
}

const closed: OrderStage = { at: 'closed' }
const OrderModals = loadOnIntent(async () => (await import('./order-modals.tsx')).OrderModals)

/** Holds what is being ordered; the modals' code comes when one is about to open. */
export function OrderProvider({ loadForms, quickAdd, children, ...forms }: OrderProviderProps) {
  const [stage, setStage] = useState<OrderStage>(closed)
  const order = useMemo<Order>(() => {
    const load = (at: OrderStage['at']) => Promise.all([OrderModals.load(), at === 'search' || loadForms()])
    const open = async (next: OrderStage) => {
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
      isHeld: false,
    }
  }, [loadForms, quickAdd])
  return (
    <OrderContext value={order}>
      {children}
      <OrderModals {...forms} stage={stage} onPartFound={order.showPart} onClose={() => setStage(closed)} />
    </OrderContext>
  )
}
