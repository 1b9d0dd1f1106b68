import { catalogueMessages, type Part } from '@volute/domain/catalogue'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import type { OrderRow, RowOrders } from '../parts-list/row-orders.ts'
import { SearchForm } from './search-form.tsx'

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

interface OrderProviderProps {
  /** The part's form, a `ModalBody` and `ModalFooter`; `close` ends the order. */
  renderPart: (order: PartToOrder, close: () => void) => ReactNode
  /** The form of many parts. */
  renderParts: (order: PartsToOrder, close: () => void) => ReactNode
  /** Fetches the code of both forms. */
  loadForms: () => Promise<unknown>
  quickAdd: QuickAdd
  children: ReactNode
}

type Stage = { at: 'closed' | 'search' } | ({ at: 'part' } & PartToOrder) | ({ at: 'parts' } & PartsToOrder)

const closed: Stage = { at: 'closed' }

/** Holds the one 'Order' modal with its two stages, the search and the part's form (OQ-85), and 'Order Parts'. */
export function OrderProvider(props: OrderProviderProps) {
  const { renderPart, renderParts, loadForms, quickAdd, children } = props
  const [stage, setStage] = useState<Stage>(closed)
  const close = () => setStage(closed)
  const order = useMemo<Order>(() => {
    const open = async (next: Stage) => {
      try {
        await loadForms()
        setStage(next)
      } catch {
        toast.failure(catalogueMessages.formFailed)
      }
    }
    return {
      start: () => setStage({ at: 'search' }),
      prepare: () => void loadForms().catch(() => undefined),
      showPart: (part, known) => void open({ at: 'part', quantity: '1', drawnIn: null, ...known, part }),
      showParts: (parts) => void open({ at: 'parts', ...parts }),
      quickAdd,
    }
  }, [loadForms, quickAdd])
  const single = stage.at === 'part' ? stage : null
  const many = stage.at === 'parts' ? stage : null
  return (
    <OrderContext value={order}>
      {children}
      <Modal open={stage.at === 'search'} title="Order" onClose={close}>
        <SearchForm onCancel={close} onPartFound={order.showPart} onDone={close} />
      </Modal>
      <Modal
        open={single !== null}
        title={single?.part.description ?? ''}
        subtitle={
          single && (
            <>
              <span className="mono">{single.part.partNumber}</span> · {single.part.unitName}
            </>
          )
        }
        onClose={close}
      >
        {single && renderPart(single, close)}
      </Modal>
      <Modal open={many !== null} title="Order Parts" subtitle={many?.of} table onClose={close}>
        {many && renderParts(many, close)}
      </Modal>
    </OrderContext>
  )
}
