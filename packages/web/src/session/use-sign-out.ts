import { signOut } from '@volute/domain/session'
import { call, getSession } from '../api/index.ts'
import { useLeave } from './use-leave.ts'

/** Signs out here at once and revokes the token on the server (AUTH-21). */
export function useSignOut(to?: Parameters<typeof useLeave>[0]) {
  const leave = useLeave(to)
  return () => {
    const { token } = getSession()
    leave()
    // The person is signed out whether or not the server hears of it; an unheard token expires by itself.
    call(signOut, {}, { token }).catch(() => undefined)
  }
}
