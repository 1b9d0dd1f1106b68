import { Alert } from './alert.tsx'
import { TextButton } from './text-button.tsx'

interface RefusedActProps {
  /** Error of the call; a 409 says that somebody else was first. */
  error: (Error & { status?: number }) | null
  of: 'order' | 'claim'
  onReload: () => void
}

/** Why an act was rejected; when somebody else was first, with a button that shows what they did. */
export function RefusedAct({ error, of, onReload }: RefusedActProps) {
  if (!error) return null
  return (
    <Alert assertive>
      {error.message} {error.status === 409 && <TextButton onClick={onReload}>Reload the {of}</TextButton>}
    </Alert>
  )
}
