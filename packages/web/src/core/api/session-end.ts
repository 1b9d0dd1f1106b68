import { forgetStored, readStored, writeStored } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'

export type SessionEnd = 'unauthorized' | 'policy'

/** Keeps why the server has ended the session: a reload may be under way. */
export const keepSessionEnd = (reason: SessionEnd) =>
  writeStored(storageKeys.sessionEnd, reason, 'sessionStorage')

/** Forgets it once somebody is signed in again, here or in another tab. */
export const forgetSessionEnd = () => forgetStored(storageKeys.sessionEnd, 'sessionStorage')

/** The sign-in page for whom the server has signed out, with the reason (AUTH-22). */
export function signInPath(
  reason = readStored(storageKeys.sessionEnd, 'sessionStorage'),
): '/login' | '/login/auth' | '/login/policy-rejected' {
  if (reason === 'unauthorized') return '/login/auth'
  return reason === 'policy' ? '/login/policy-rejected' : '/login'
}
