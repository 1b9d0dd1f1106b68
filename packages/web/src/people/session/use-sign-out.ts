import { useNavigate } from '@tanstack/react-router'
import { signOut } from '@volute/domain/people/session'
import {
  call,
  clearSession,
  forgetDrafts,
  forgetLeftCompany,
  forgetPath,
  getSession,
} from '../../core/api/index.ts'
import { leavePage } from '../../core/ui/leave-page.ts'

/** Signs out in this browser, after a confirmation if typed input would be lost, and revokes the token on the server (AUTH-21). */
export function useSignOut(to?: Parameters<typeof useLeave>[0]) {
  const leave = useLeave(to)
  return () => leavePage(end, { forgetsDrafts: true })

  function end() {
    const { token } = getSession()
    leave()
    // The person is signed out even if the server cannot be reached. The token then expires by itself.
    call(signOut, {}, { token }).catch(() => undefined)
  }
}

/** Removes the person's data from this browser and opens the sign-in (AUTH-21, ACCT-15). */
export function useLeave(to: '/login' | '/login/policy-rejected' = '/login') {
  const navigate = useNavigate()
  return () => {
    clearSession()
    forgetPath()
    forgetDrafts()
    forgetLeftCompany()
    void navigate({ to, ignoreBlocker: true })
  }
}
