import { attemptLimits, limits, notFound } from '@volute/domain/kernel'
import type { getSupportPerson as contract, SupportPerson } from '@volute/domain/support'
import type { Queryable } from '../db/index.ts'
import { attemptOf, countingAttempts } from '../http/attempts-store.ts'
import type { Verb } from '../http/bind.ts'
import { latestActsOf } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { latestOrders, latestQuotes, ordersOf, quotesOf } from './find-store.ts'
import { latestMailsOf, mailsTo } from './mail-list-store.ts'
import { findPerson, findRights, latestFailedSignIns, latestSignIns } from './person-store.ts'

const most = limits.supportShown

/** A person of any company, for whoever helps them (E109, SUPPORT-02, SUPPORT-03). */
export const lookAtPerson: Verb<typeof contract> = async (ctx, { userId }) => {
  const { db } = ctx
  const found = await findPerson(db, userId)
  if (!found) throw notFound()
  await auditLook(ctx, 'support-person', { userId }, found.companyId)
  const { isProvider: _, createdUtc, policyAcceptedUtc, ...person } = found
  const [rights, signIns, failedSignIns, attempts, orders, ofPerson, mails, acts] = await Promise.all([
    findRights(db, found),
    latestSignIns(db, userId, most, ctx.now()),
    latestFailedSignIns(db, userId, most),
    attemptsOf(db, found.emailAddress, ctx.now()),
    latestOrders(db, ordersOf.person(userId), most),
    latestQuotes(db, quotesOf.person(userId), most),
    latestMailsOf(db, mailsTo(found.emailAddress), most),
    latestActsOf(db, userId, most),
  ])
  return {
    ...person,
    createdUtc: createdUtc.toISOString(),
    policyAcceptedUtc: policyAcceptedUtc && policyAcceptedUtc.toISOString(),
    rights,
    signIns,
    failedSignIns,
    attempts,
    orders,
    quotes: ofPerson,
    mails,
    acts,
  }
}

/** How many sign-ins to an address count now, and until when none is taken: until the earliest that makes it too many is forgotten. */
async function attemptsOf(db: Queryable, email: string, now: Date): Promise<SupportPerson['attempts']> {
  const limit = attemptLimits.signInOfPerson
  const taken = await countingAttempts(db, attemptOf(limit, email), now)
  const first = taken.at(-limit.most)
  const lockedUntilUtc = first && new Date(first.getTime() + limit.minutes * 60_000).toISOString()
  return { taken: taken.length, most: limit.most, lockedUntilUtc: lockedUntilUtc ?? null }
}
