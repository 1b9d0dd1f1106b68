import { forgetStored, readStored, writeStored } from './browser-storage.ts'
import { storageKeys } from './storage-keys.ts'

export type SessionEnd = 'unauthorized' | 'policy'

/** Stores why the server ended the session, since a reload may be in progress. */
export const keepSessionEnd = (reason: SessionEnd) =>
  writeStored(storageKeys.sessionEnd, reason, 'sessionStorage')

/** Forgets the reason after the next sign-in, here or in another tab. */
export const forgetSessionEnd = () => forgetStored(storageKeys.sessionEnd, 'sessionStorage')

/** Sign-in page for a user whom the server signed out, with the reason (AUTH-22). */
export function signInPath(
  reason = readStored(storageKeys.sessionEnd, 'sessionStorage'),
): '/login' | '/login/auth' | '/login/policy-rejected' {
  if (reason === 'unauthorized') return '/login/auth'
  return reason === 'policy' ? '/login/policy-rejected' : '/login'
}
