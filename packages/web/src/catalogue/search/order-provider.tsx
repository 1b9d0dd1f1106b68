import type { Part } from '@volute/domain/catalogue'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { SearchForm } from './search-form.tsx'

interface Order {
  /** Opens the 'Order' modal at its search (SHELL-52). */
  start: () => void
  /** Opens the 'Order' modal at its second stage, with this part and the quantity typed for it. */
  showPart: (part: Part, quantity?: string) => void
  /** Puts a part into the cart as it is, in the quantity typed (LOOKUP-15). */
  quickAdd: QuickAdd
}

type QuickAdd = (part: Part, quantity: string) => Promise<void>

const OrderContext = createContext<Order | null>(null)

export function useOrder(): Order {
  const order = useContext(OrderContext)
  if (!order) throw new Error('useOrder needs an OrderProvider above it.')
  return order
}

interface OrderProviderProps {
  /** The part's form, a `ModalBody` and `ModalFooter`; `close` ends the order. */
  renderPart: (part: Part, quantity: string, close: () => void) => ReactNode
  quickAdd: QuickAdd
  children: ReactNode
}

type Stage = 'closed' | 'search' | { part: Part; quantity: string }

/** Holds the one 'Order' modal with its two stages, the search and the part's form (OQ-85). */
export function OrderProvider({ renderPart, quickAdd, children }: OrderProviderProps) {
  const [stage, setStage] = useState<Stage>('closed')
  const close = () => setStage('closed')
  const order = useMemo(
    () => ({
      start: () => setStage('search'),
      showPart: (part: Part, quantity = '1') => setStage({ part, quantity }),
      quickAdd,
    }),
    [quickAdd],
  )
  const shown = typeof stage === 'object' ? stage : null
  return (
    <OrderContext value={order}>
      {children}
      <Modal open={stage === 'search'} title="Order" onClose={close}>
        <SearchForm onCancel={close} onPartFound={order.showPart} onDone={close} />
      </Modal>
      <Modal
        open={shown !== null}
        title={shown?.part.description ?? ''}
        subtitle={
          shown && (
            <>
              <span className="mono">{shown.part.partNumber}</span> · {shown.part.unitName}
            </>
          )
        }
        onClose={close}
      >
        {shown && renderPart(shown.part, shown.quantity, close)}
      </Modal>
    </OrderContext>
  )
}
