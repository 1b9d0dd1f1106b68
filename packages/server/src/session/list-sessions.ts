import { deviceName, type listSessions as contract } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { listLiveSessions } from './own-sessions-store.ts'

/** Where the person is signed in, and which of it is this session (E78, OQ-02). */
export const listSessions: Verb<typeof contract> = async (ctx) => {
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
