import { fitMessages, pumpStateTitles, type PumpState, pumpStates } from '@volute/domain/catalogue/fit'
import { counted } from '@volute/domain/core/kernel'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../core/api/index.ts'
import { Segmented } from '../../core/ui/choice-group.tsx'
import styles from './state-switch.module.css'
import type { PumpInState } from './use-pump-state.ts'

/** Switch between Today, As shipped and As maintained parts of the pump, with a link to all differences (FIT-14). */
export function StateSwitch({ pump, serialNumber }: { pump: PumpInState; serialNumber: string }) {
  const { fit, state, asked, error, isComing, show } = pump
  const changes = fit?.sinceShipped.length ?? 0
  return (
    <div className={styles.bar}>
      <Segmented<PumpState>
        label={fitMessages.statesLabel}
        hideLabel
        choices={pumpStates.map((value) => ({ value, label: pumpStateTitles[value] }))}
        value={asked}
        onChange={show}
      />
      <span role="status" className={styles.reported}>
        {isComing && fitMessages.comparing}
        {error && sentenceOf(error)}
        {fit && state !== 'today' && fit.shippedTitle}
      </span>
      {changes > 0 && (
        <Link to="/serial/$serialNumber/changes" params={{ serialNumber }} className={styles.all}>
          {counted(changes, 'change')} since it was shipped
        </Link>
      )}
    </div>
  )
}
