import { catalogueMessages, type Part, type Replacement } from '@volute/domain/catalogue'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './superseded.module.css'
import { useOrderReplacement } from './use-order-replacement.ts'

interface SupersededProps {
  part: Pick<Part, 'isSellable' | 'replacedBy'>
  /** As typed for the part itself. */
  quantity: string
}

/** Names what replaces a part and offers it instead; a warning only where the part itself is not sold. */
export function Superseded({ part, quantity }: SupersededProps) {
  if (!part.replacedBy) return null
  return <Notice by={part.replacedBy} isBlocking={!part.isSellable} quantity={quantity} />
}

interface NoticeProps {
  by: Replacement
  isBlocking: boolean
  quantity: string
}

function Notice({ by: { partNumber, description }, isBlocking, quantity }: NoticeProps) {
  const { isPending, orderIt } = useOrderReplacement(partNumber, quantity)
  return (
    <Alert kind={isBlocking ? 'warn' : 'info'}>
      <div className={styles.notice}>
        <span>
          {isBlocking && `${catalogueMessages.notSold} `}
          {catalogueMessages.supersededBy} <strong className="mono">{partNumber}</strong> {description}
        </span>
        <Button small busy={isPending && 'Opening'} onClick={orderIt}>
          {catalogueMessages.orderPart(partNumber)}
        </Button>
      </div>
    </Alert>
  )
}
