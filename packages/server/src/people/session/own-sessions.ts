import { deviceName } from '@volute/domain/people/session'
import type * as contract from '@volute/domain/people/session'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { sessionUserOf } from './find-actor.ts'
import { endSessions, listLiveSessions, revokeSession } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** The session as it is now, for a tab that may still show another company (E86, OQ-12). */
export const getSession: Handler<typeof contract.getSession> = async (ctx) => sessionUserOf(ctx.actor)

/** The person's sessions, with the current one marked (E78, OQ-02). */
export const listSessions: Handler<typeof contract.listSessions> = async (ctx) => {
  const { userId, sessionId: currentId } = ctx.actor
  const live = await listLiveSessions(ctx.db, userId, ctx.now())
  return {
    sessions: live.map(({ sessionId, userAgent, createdUtc, lastActiveUtc }) => ({
      sessionId,
      device: deviceName(userAgent),
      createdUtc: createdUtc.toISOString(),
      lastActiveUtc: lastActiveUtc.toISOString(),
      isCurrent: sessionId === currentId,
    })),
  }
}

/** Ends the person's other sessions; this session stays (E79, OQ-02). */
export const endOtherSessions: Handler<typeof contract.endOtherSessions> = async (ctx) => {
  const { userId, originalCompanyId, sessionId } = ctx.actor
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, userId, now, sessionId)
    await recordEvent(tx, { userId, companyId: originalCompanyId, kind: 'end-sessions', now })
  })
  return {}
}

/** Revokes the token; an unknown or already revoked one is not an error (E02). Acting for a company ends with it. */
export const signOut: Handler<typeof contract.signOut> = async ({ db, token, now }) => {
  if (!token) return {}

  await db.transaction(async (tx) => {
    const revoked = await revokeSession(tx, hashToken(token), now())
    if (!revoked) return
    const { userId, companyId, originalCompanyId } = revoked
    if (companyId !== originalCompanyId)
      await recordEvent(tx, { userId, companyId, kind: 'exit-company', now: now() })
    await recordEvent(tx, { userId, companyId: originalCompanyId, kind: 'sign-out', now: now() })
  })
  return {}
}
