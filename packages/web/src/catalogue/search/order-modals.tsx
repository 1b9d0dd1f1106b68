import type { Part } from '@volute/domain/catalogue'
import { Modal } from '../../ui/modal.tsx'
import type { OrderForms, OrderStage } from './order-stage.ts'
import { SearchForm } from './search-form.tsx'

interface OrderModalsProps extends OrderForms {
  stage: OrderStage
  onPartFound: (part: Part) => void
  onClose: () => void
}

/** The 'Order' modal with its two stages, the search and the part's form (OQ-85), and 'Order Parts'. */
export function OrderModals({ stage, renderPart, renderParts, onPartFound, onClose }: OrderModalsProps) {
  const single = stage.at === 'part' ? stage : null
  const many = stage.at === 'parts' ? stage : null
  return (
    <>
      <Modal open={stage.at === 'search'} title="Order" onClose={onClose}>
        <SearchForm onCancel={onClose} onPartFound={onPartFound} onDone={onClose} />
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
        onClose={onClose}
      >
        {single && renderPart(single, onClose)}
      </Modal>
      <Modal open={many !== null} title="Order Parts" subtitle={many?.of} table onClose={onClose}>
        {many && renderParts(many, onClose)}
      </Modal>
    </>
  )
}
