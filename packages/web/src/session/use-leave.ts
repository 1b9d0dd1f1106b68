import { useNavigate } from '@tanstack/react-router'
import { clearSession, forgetDrafts, forgetLeftCompany } from '../api/index.ts'
import { forgetPath } from './remembered-path.ts'

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
