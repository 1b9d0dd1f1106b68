import type { endOtherSessions as contract } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { endSessions } from './own-sessions-store.ts'

/** Signs the person out everywhere else; this session stays (E79, OQ-02). */
export const endOtherSessions: Verb<typeof contract> = async (ctx) => {
  const { userId, originalCompanyId, sessionId } = ctx.actor
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, userId, now, sessionId)
    await audit(tx, { userId, companyId: originalCompanyId, act: 'end-sessions', now })
  })
  return {}
}
