import type { Part } from '@volute/domain/catalogue'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { SearchForm } from './search-form.tsx'

interface Order {
  /** Opens the 'Order' modal at its search (SHELL-52). */
  start: () => void
  /** Opens the 'Order' modal at its second stage, with this part. */
  showPart: (part: Part) => void
}

const OrderContext = createContext<Order | null>(null)

export function useOrder(): Order {
  const order = useContext(OrderContext)
  if (!order) throw new Error('useOrder needs an OrderProvider above it.')
  return order
}

interface OrderProviderProps {
  /** The part's form, a `ModalBody` and `ModalFooter`; `close` ends the order. */
  renderPart: (part: Part, close: () => void) => ReactNode
  children: ReactNode
}

/** Holds the one 'Order' modal with its two stages, the search and the part's form (OQ-85). */
export function OrderProvider({ renderPart, children }: OrderProviderProps) {
  const [stage, setStage] = useState<Part | 'search' | 'closed'>('closed')
  const order = useMemo(() => ({ start: () => setStage('search'), showPart: setStage }), [])
  const close = () => setStage('closed')
  const part = typeof stage === 'object' ? stage : null
  return (
    <OrderContext value={order}>
      {children}
      <Modal open={stage === 'search'} title="Order" onClose={close}>
        <SearchForm onCancel={close} onPartFound={setStage} onDone={close} />
      </Modal>
      <Modal
        open={part !== null}
        title={part?.description ?? ''}
        subtitle={
          part && (
            <>
              <span className="mono">{part.partNumber}</span> · {part.unitName}
            </>
          )
        }
        onClose={close}
      >
        {part && renderPart(part, close)}
      </Modal>
    </OrderContext>
  )
}
