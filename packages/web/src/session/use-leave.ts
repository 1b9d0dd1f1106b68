import { useNavigate } from '@tanstack/react-router'
import { clearSession, forgetDrafts, forgetLeftCompany, forgetPath } from '../api/index.ts'

/** Leaves nothing of the person in this browser and goes to the sign-in (AUTH-21, ACCT-15). */
export function useLeave(to: '/login' | '/login/policy-rejected' = '/login') {
  const navigate = useNavigate()
  return () => {
    clearSession()
    forgetPath()
    forgetDrafts()
    forgetLeftCompany()
    void navigate({ to })
  }
}
