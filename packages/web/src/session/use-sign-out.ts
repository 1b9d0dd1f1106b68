import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sessionMessages, signOut } from '@volute/domain/session'
import { call, clearSession, forgetDrafts, getSession } from '../api/index.ts'
import { forgetPath } from './remembered-path.ts'

/** Signs out here at once and revokes the token on the server (AUTH-21). */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return () => {
    const { token } = getSession()
    clearSession()
    forgetPath()
    forgetDrafts()
    client.clear()
    void navigate({ to: '/login' })
    // The person is signed out whether or not the server hears of it; an unheard token expires by itself.
    call(signOut, {}, { fallback: sessionMessages.signInFailed, token }).catch(() => undefined)
  }
}
