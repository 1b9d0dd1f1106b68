import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlineMessages } from '@volute/domain/bom'
import { partMessages, getPart, type Part, type Replacement } from '@volute/domain/part'
import { call, sentenceOf } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { toast } from '../ui/toast.ts'
import { order } from './ordering.ts'
import styles from './superseded.module.css'

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
          {isBlocking && `${partMessages.notSold} `}
          {partMessages.supersededBy} <strong className="mono">{partNumber}</strong> {description}
        </span>
        <Button small busy={isPending && 'Opening'} onClick={orderIt}>
          {partMessages.orderPart(partNumber)}
        </Button>
      </div>
    </Alert>
  )
}

interface PartNotesProps {
  part: Part
  quantity: string
  /** The form is left for the part's page. */
  onLeave: () => void
}

/** What there is to know about a part before it is ordered: its replacement, and the way to where it is used. */
export function PartNotes({ part, quantity, onLeave }: PartNotesProps) {
  return (
    <>
      <Superseded part={part} quantity={quantity} />
      <div>
        <Link to="/part/$partNumber" params={{ partNumber: part.partNumber }} onClick={onLeave}>
          Where used
        </Link>
      </div>
    </>
  )
}

interface SupersededLineProps {
  by: Replacement
  quantity: string
  /** Ordering is disabled; an attempt shows why. */
  isHeld?: boolean
}

/** `Superseded by 119402` in one quiet line; the number opens that part's form. */
export function SupersededLine({ by: { partNumber }, quantity, isHeld }: SupersededLineProps) {
  const { orderIt } = useOrderReplacement(partNumber, quantity, isHeld)
  return (
    <span className={styles.line}>
      {partMessages.supersededBy}{' '}
      <TextButton aria-label={partMessages.orderPart(partNumber)} onClick={orderIt}>
        <span className="mono">{partNumber}</span>
      </TextButton>
    </span>
  )
}

/** Opens the replacement's form with the quantity typed for the replaced part. */
function useOrderReplacement(partNumber: string, quantity: string, isHeld = false) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getPart, { partNumber }),
    onSuccess: (part) => {
      if (!part.isSellable) return toast.failure(partMessages.partNotSellable)
      // The button may be unmounted with its form: the dialog keeps the focus.
      document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus()
      order.showPart(part, { quantity })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return {
    isPending,
    orderIt: () => {
      if (isHeld) return toast.failure(offlineMessages.order)
      if (!isPending) mutate()
    },
  }
}
