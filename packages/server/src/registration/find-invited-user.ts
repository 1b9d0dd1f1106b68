import type { findInvitedUser as contract } from '@volute/domain/registration'
import type { Verb } from '../http/bind.ts'
import { findInvited } from './invitation-store.ts'

/** What the invitation's page asks of an address; nothing is told of one that was never invited, nor after an invitation's time (E08, OQ-21). */
export const findInvitedUser: Verb<typeof contract> = async (ctx, { emailAddress }) => {
  const invited = await findInvited(ctx.db, emailAddress, ctx.now())
  return {
    userExistsInUserPool:
      invited !== undefined && (invited.passwordHash !== null || invited.state === 'ENABLED'),
    userExistsInApplication: invited?.state === 'ENABLED',
  }
}
