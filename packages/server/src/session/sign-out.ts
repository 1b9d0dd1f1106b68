import type { signOut as contract } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { revokeSession } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** Revokes the token; one that is unknown or already gone is no error (E02). */
export const signOut: Verb<typeof contract> = async (ctx) => {
  if (ctx.token) await revokeSession(ctx.db, hashToken(ctx.token), ctx.now())
  return {}
}
