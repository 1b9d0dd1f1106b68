import { fitMessages, pumpStateTitles, type PumpState, pumpStates } from '@volute/domain/catalogue/fit'
import { counted } from '@volute/domain/core/kernel'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../core/api/index.ts'
import { Segmented } from '../../core/ui/choice-group.tsx'
import type { PumpInState } from './use-pump-state.ts'

/** Switch between Today, As shipped and As maintained parts of the pump (FIT-14). */
export function StateSwitch({ pump }: { pump: PumpInState }) {
  return (
    <Segmented<PumpState>
      label={fitMessages.statesLabel}
      hideLabel
      choices={pumpStates.map((value) => ({ value, label: pumpStateTitles[value] }))}
      value={pump.asked}
      onChange={pump.show}
    />
  )
}

/** Source of the parts in the state on screen, or why they are not there. */
export function StateReport({ pump }: { pump: PumpInState }) {
  const { fit, state, error, isComing } = pump
  return (
    <span role="status">
      {isComing && fitMessages.comparing}
      {error && sentenceOf(error)}
      {fit && state !== 'today' && fit.shippedTitle}
    </span>
  )
}

/** Link to all differences, if there are any. */
export function ChangesLink({ pump, serialNumber }: { pump: PumpInState; serialNumber: string }) {
  const changes = pump.fit?.sinceShipped.length ?? 0
  if (changes === 0) return null
  return (
    <Link to="/serial/$serialNumber/changes" params={{ serialNumber }}>
      {counted(changes, 'change')} since it was shipped
    </Link>
  )
}
