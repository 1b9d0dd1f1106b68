import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Decision,
  decideClaim,
  getManagedClaim,
  listManagedClaims,
  type ManagedClaim,
  returnMessages,
} from '@volute/domain/service/returns'
import { call, queryKey } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

interface Decided {
  decision: Decision
  answer: string
}

/** Decides on a claim, then shows the server's current state (E159). */
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
    decide: (decided: Decided, whenDone?: () => void) =>
      mutate(decided, { ...(whenDone && { onSuccess: whenDone }) }),
    reload: () => void reload().then(reset),
  }

  async function reload() {
    void client.invalidateQueries({ queryKey: queryKey(listManagedClaims) })
    await client.invalidateQueries({ queryKey: queryKey(getManagedClaim, { claimId }) })
  }
}
