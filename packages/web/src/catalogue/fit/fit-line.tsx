import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import {
  mayNotFit,
  describePlace,
  describeReason,
  fitMessages,
  type ForPump,
  verdictNames,
} from '@volute/domain/catalogue/fit'
import { Button } from '../../core/ui/button.tsx'
import styles from './fit-line.module.css'

interface FitLineProps {
  forPump: ForPump
  /** Name of the part, for the button's label. */
  of?: string
  /** Acknowledges a part that may not fit; absent where a line is read-only. */
  onAcknowledge?: () => void
}

/** Pump of a line, the verdict for its part, and the reason (LINE-01, LINE-06). */
export function FitLine({ forPump, of, onAcknowledge }: FitLineProps) {
  const { verdict, isKnown } = forPump
  const isMisfit = mayNotFit(verdict)
  const Icon = isMisfit ? IconAlertTriangle : IconCheck
  return (
    <span className={styles.fit} data-fit>
      <span className={styles.place}>{describePlace(forPump)}</span>
      <span className={styles.verdict} data-misfit={isMisfit || undefined}>
        <Icon size={14} stroke={1.75} aria-hidden="true" /> {verdictNames[verdict]}
      </span>{' '}
      <span className={styles.reason}>{describeReason(forPump)}</span>
      {onAcknowledge && isMisfit && !isKnown && (
        <Button small aria-label={`${fitMessages.orderAnyway}: ${of}`} onClick={onAcknowledge}>
          {fitMessages.orderAnyway}
        </Button>
      )}
    </span>
  )
}
