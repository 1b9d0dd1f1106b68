import { Alert } from './alert.tsx'
import { TextButton } from './text-button.tsx'

interface RefusedActProps {
  /** Error of the call; a 409 means that someone else was first. */
  error: (Error & { status?: number }) | null
  of: 'order' | 'claim'
  onReload: () => void
}

/** Reason why an action was rejected; if someone else was first, with a button that reloads. */
export function RefusedAct({ error, of, onReload }: RefusedActProps) {
  if (!error) return null
  return (
    <Alert assertive>
      {error.message} {error.status === 409 && <TextButton onClick={onReload}>Reload the {of}</TextButton>}
    </Alert>
  )
}
