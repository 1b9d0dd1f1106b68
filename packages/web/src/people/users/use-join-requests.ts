import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { type JoinRequest, listJoinRequests, reviewJoinRequest } from '@volute/domain/people/registration'
import { call, query, queryKey, sentenceOf, useSession, mayCall } from '../../core/api/index.ts'
import { toast } from '../../core/ui/toast.ts'
import { useReloadUsers } from './use-reload-users.ts'

export interface Review {
  request: JoinRequest
  decision: 'APPROVED' | 'DECLINED'
  roleId: number | null
}

/** Open join requests, and their review, after which both lists are reloaded (USERS-05, OQ-24). */
export function useJoinRequests() {
  const { user } = useSession()
  const client = useQueryClient()
  const { reload: reloadUsers } = useReloadUsers()
  const company = { companyId: String(user.companyId) }
  const isReviewer = mayCall(listJoinRequests, user)
  const listing = useQuery({
    ...query(listJoinRequests, company),
    enabled: isReviewer,
    staleTime: 0,
  })
  const review = useMutation({
    mutationFn: ({ request, decision, roleId }: Review) =>
      call(reviewJoinRequest, { ...company, joinRequestId: String(request.joinRequestId), decision, roleId }),
    onSuccess: (_, { request, decision }) => {
      forget(request)
      // The focused button is removed with its row.
      document.querySelector<HTMLElement>('main h1')?.focus()
      void reloadUsers()
      toast.success(decision === 'APPROVED' ? 'Request Approved' : 'Request Declined', request.emailAddress)
    },
    onError: (failure) => {
      toast.failure(sentenceOf(failure))
      void listing.refetch()
    },
  })
  return { requests: listing.data?.joinRequests ?? [], error: listing.error, retry: listing.refetch, review }

  function forget({ joinRequestId }: JoinRequest) {
    client.setQueryData<ReplyOf<typeof listJoinRequests>>(
      queryKey(listJoinRequests, company),
      (known) =>
        known && {
          joinRequests: known.joinRequests.filter((one) => one.joinRequestId !== joinRequestId),
        },
    )
  }
}
