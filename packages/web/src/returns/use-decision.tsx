import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Decision,
  decideClaim,
  getManagedClaim,
  listManagedClaims,
  type ManagedClaim,
  returnMessages,
} from '@volute/domain/returns'
import { ApiError, call, queryKey } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { toast } from '../ui/toast.ts'

interface Decided {
  decision: Decision
  answer: string
}

/** Decides on a claim; the page shows what the server says afterwards (E159). */
export function useDecision(claim: ManagedClaim) {
  const client = useQueryClient()
  const claimId = String(claim.claimId)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (decided: Decided) => call(decideClaim, { claimId, ...decided }),
    onSuccess: async (_, { decision }) => {
      await reload()
      toast.success(decision === 'ACCEPTED' ? returnMessages.accepted : returnMessages.declined)
    },
  })
  return {
    isPending,
    error,
    /** Somebody else was first. */
    isChanged: error instanceof ApiError && error.status === 409,
    decide: (decided: Decided, whenDone?: () => void) =>
      mutate(decided, { ...(whenDone && { onSuccess: whenDone }) }),
    reload: () => void reload().then(reset),
  }

  async function reload() {
    void client.invalidateQueries({ queryKey: queryKey(listManagedClaims) })
    await client.invalidateQueries({ queryKey: queryKey(getManagedClaim, { claimId }) })
  }
}

/** Why a decision was refused; when somebody else was first, with a button that reloads the claim. */
export function DecisionFailure({
  of: { error, isChanged, reload },
}: {
  of: ReturnType<typeof useDecision>
}) {
  if (!error) return null
  return (
    <Alert assertive>
      {error.message} {isChanged && <TextButton onClick={reload}>Reload the claim</TextButton>}
    </Alert>
  )
}
