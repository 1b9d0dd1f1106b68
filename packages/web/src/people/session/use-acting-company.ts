import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { enterCompany, exitCompany, type SessionUser } from '@volute/domain/people/session'
import { call, changeCompany, forgetLeftCompany, sentenceOf } from '../../core/api/index.ts'
import { leavePage } from '../../core/ui/leave-page.ts'
import { toast } from '../../core/ui/toast.ts'

/** Enters a customer company, or returns to the person's own (AUTH-23, AUTH-24). */
export function useActingCompany() {
  const navigate = useNavigate()
  const onError = (failure: Error) => toast.failure(sentenceOf(failure), undefined, 'top')
  const enter = useMutation({
    mutationFn: (companyId: number) => call(enterCompany, { companyId }),
    onSuccess: showCompany,
    onError,
  })
  const exit = useMutation({
    mutationFn: () => call(exitCompany, {}),
    onSuccess: showCompany,
    onError,
  })
  return {
    enter,
    exit: { ...exit, mutate: () => leavePage(exit.mutate, { forgetsDrafts: false }) },
  }

  function showCompany(user: SessionUser) {
    changeCompany(user)
    forgetLeftCompany()
    void navigate({ to: '/', ignoreBlocker: true })
  }
}
