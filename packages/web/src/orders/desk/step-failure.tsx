import { Alert } from '../../ui/alert.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import type { OrderWork } from './use-work-order.ts'

/** Why a step was refused; when somebody else was first, with the way to what the order has become. */
export function StepFailure({ work: { error, isChanged, reload } }: { work: OrderWork }) {
  if (!error) return null
  return (
    <Alert assertive>
      {error.message} {isChanged && <TextButton onClick={reload}>Reload the order</TextButton>}
    </Alert>
  )
}
