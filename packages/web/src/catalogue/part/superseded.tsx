import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlineMessages } from '@volute/domain/catalogue/bom'
import { partMessages, getPart, type Part, type Replacement } from '@volute/domain/catalogue/part'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { call, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { toast } from '../../core/ui/toast.ts'
import { order, type PartToOrder, type SameNumber } from './ordering.ts'
import styles from './superseded.module.css'

interface SupersededProps {
  part: Pick<Part, 'isSellable' | 'replacedBy'>
  known: KnownOrder
}

/** Known values of the order of the part itself. */
type KnownOrder = Pick<PartToOrder, 'quantity' | 'built'>

/** Names the replacement of a part and offers it; a warning only if the part itself is not sold. */
export function Superseded({ part, known }: SupersededProps) {
  if (!part.replacedBy) return null
  return <Notice by={part.replacedBy} isBlocking={!part.isSellable} known={known} />
}

interface NoticeProps {
  by: Replacement
  isBlocking: boolean
  known: KnownOrder
}

function Notice({ by: { partNumber, description }, isBlocking, known }: NoticeProps) {
  const { isPending, orderIt } = useOrderReplacement(partNumber, known)
  return (
    <Alert kind={isBlocking ? 'warn' : 'info'}>
      <div className={styles.notice}>
        <span>
          {isBlocking && `${partMessages.notSold} `}
          {partMessages.supersededBy}{' '}
          <PartNumber isPlain onFollow={order.close}>
            {partNumber}
          </PartNumber>{' '}
          {description}
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
  known: KnownOrder
  replaces?: string | undefined
  sameNumbers?: readonly SameNumber[] | undefined
  /** Called when the user leaves the form for the page of the part, a BOM or a pump. */
  onLeave: () => void
}

/** Notes on a part before it is ordered: its replacement, where it is used, and what else has its number. */
export function PartNotes({ part, known, replaces, sameNumbers, onLeave }: PartNotesProps) {
  return (
    <>
      {replaces && <Alert kind="info">{partMessages.replaces(part.partNumber, replaces)}</Alert>}
      <Superseded part={part} known={known} />
      <div className={styles.notice}>
        <Link to="/part/$partNumber" params={{ partNumber: part.partNumber }} onClick={onLeave}>
          Where used
        </Link>
        {sameNumbers?.map(({ type, identifier }) => (
          <Link
            key={`${type} ${identifier}`}
            to="/lookup/$type/$identifier"
            params={{ type, identifier }}
            onClick={onLeave}
          >
            {partMessages.openNumber(type, identifier)}
          </Link>
        ))}
      </div>
    </>
  )
}

interface SupersededLineProps {
  by: Replacement
  known: KnownOrder
  /** The replacement where the row adds it instead, with its price. */
  added?: Pick<Part, 'price' | 'companyDiscount'> | undefined
  /** Ordering is disabled; an attempt shows the reason. */
  isHeld?: boolean
}

/** `Superseded by 119402` in one quiet line; the number opens that part's order form. */
export function SupersededLine({ by: { partNumber }, known, added, isHeld }: SupersededLineProps) {
  const { orderIt } = useOrderReplacement(partNumber, known, isHeld)
  return (
    <span className={styles.line}>
      {partMessages.supersededBy}{' '}
      <TextButton aria-label={partMessages.orderPart(partNumber)} onClick={orderIt}>
        <span className="mono">{partNumber}</span>
      </TextButton>
      {added && partMessages.addedInstead(formatPrice(discountPrice(added.price, added.companyDiscount)))}
    </span>
  )
}

/** Opens the replacement's order form with the known values of the replaced part's order. */
function useOrderReplacement(partNumber: string, known: KnownOrder, isHeld = false) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getPart, { partNumber }),
    onSuccess: (part) => {
      if (!part.isSellable) return toast.failure(partMessages.partNotSellable)
      // The button may be unmounted with its form, so move the focus to the dialog.
      document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus()
      order.showPart(part, known)
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
