import type { Size } from '@volute/domain/catalogue/bom'
import {
  calloutKindNames,
  describeCallout,
  kindOf,
  type LinesMeant,
} from '@volute/domain/workbench/workbench'
import { memo } from 'react'
import type { Callouts, DrawnCallout } from './callout-history.ts'
import styles from './callout-marks.module.css'
import { placeIn } from './drawing-picture.tsx'

interface CalloutMarksProps {
  callouts: Callouts
  picture: Size
  meant: LinesMeant
  currentKey: number | undefined
}

/**
 * Callouts over the picture. An accepted callout has a solid line and a filled tag, a proposed one a dashed line, an unsure
 * one also a question mark. Only one of them is a tab stop.
 */
export const CalloutMarks = memo(function CalloutMarks(props: CalloutMarksProps) {
  const { callouts, picture, meant, currentKey } = props
  return (
    <div role="group" aria-label="Callouts of the drawing" className={styles.marks}>
      {callouts.map((callout) => (
        <CalloutMark
          key={callout.key}
          callout={callout}
          picture={picture}
          meant={meant}
          isCurrent={callout.key === currentKey}
        />
      ))}
    </div>
  )
})

interface CalloutMarkProps {
  callout: DrawnCallout
  picture: Size
  meant: LinesMeant
  isCurrent: boolean
}

const CalloutMark = memo(function CalloutMark({ callout, picture, meant, isCurrent }: CalloutMarkProps) {
  const kind = kindOf(callout)
  return (
    <button
      type="button"
      className={styles.mark}
      style={placeIn(callout, picture)}
      data-key={callout.key}
      data-kind={kind}
      data-shape={callout.shape}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-label={describeCallout(callout, meant(callout.text))}
      title={calloutKindNames[kind]}
    >
      <span className={styles.tag} aria-hidden="true">
        {callout.text}
        {kind === 'UNSURE' && '?'}
      </span>
    </button>
  )
})
