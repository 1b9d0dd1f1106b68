import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, SentTo } from '@volute/domain/core/kernel'
import {
  getSupportOrder,
  getSupportPerson,
  listFailingJobs,
  listSupportMails,
} from '@volute/domain/backoffice/support'
import { call, queryKey, sentenceOf } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'

/** Retries or resends something, confirms it, and reloads the page's data. */
export function useAgain<E extends Endpoint>(endpoint: E, said: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SentTo<E>) => call(endpoint, input),
    onSuccess: () => toast.success(said),
    onError: (failure) => toast.failure(sentenceOf(failure)),
    onSettled: () =>
      Promise.all(
        [getSupportOrder, getSupportPerson, listSupportMails, listFailingJobs].map((shown) =>
          client.invalidateQueries({ queryKey: queryKey(shown) }),
        ),
      ),
  })
}
