import type { findInvitedUser as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { limitCalls } from '../http/limit-attempts.ts'
import { findInvited } from './invitation-store.ts'

/** What the invitation's page asks of an address; nothing is told of one that was never invited (E08, OQ-21). */
export const findInvitedUser: Verb<typeof contract> = async (ctx, { emailAddress }) => {
  await limitCalls(ctx.db, { key: `user exists from ${ctx.address}`, most: 100, minutes: 15 }, ctx.now())
  const invited = await findInvited(ctx.db, emailAddress)
  return {
    userExistsInUserPool:
      invited !== undefined && (invited.passwordHash !== null || invited.state === 'ENABLED'),
    userExistsInApplication: invited?.state === 'ENABLED',
  }
}
