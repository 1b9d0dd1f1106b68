import { type AttemptLimit, attemptLimits, limits, notFound } from '@volute/domain/core/kernel'
import type { getSupportPerson as contract, SupportPerson } from '@volute/domain/backoffice/support'
import type { Queryable } from '../../core/db/index.ts'
import { attemptOf, countingAttempts, keysApart } from '../../core/http/attempts-store.ts'
import type { Handler } from '../../core/http/bind.ts'
import { latestActsOf } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { latestOrders, latestQuotes, ordersOf, quotesOf } from './find-store.ts'
import { latestMailsOf, mailsTo } from './mail-list-store.ts'
import { findPerson, findRights, latestFailedSignIns, latestSignIns } from './person-store.ts'

const most = limits.supportShown

/** A person of any company, for support staff (E109, SUPPORT-02, SUPPORT-03). */
export const lookAtPerson: Handler<typeof contract> = async (ctx, { userId }) => {
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

/** Current sign-in attempts for an address: at the place where most of the limit is used up, or from everywhere. */
async function attemptsOf(db: Queryable, email: string, now: Date): Promise<SupportPerson['attempts']> {
  const { signInOfPersonAtPlace: atPlace, signInOfPerson: anywhere } = attemptLimits
  const places = await keysApart(db, atPlace, email)
  const counted = await Promise.all([
    ...places.map((key) => attemptsUnder(db, key, atPlace, now)),
    attemptsUnder(db, attemptOf(anywhere, email).key, anywhere, now),
  ])
  const none = { taken: 0, most: atPlace.most, lockedUntilUtc: null }
  return counted.reduce((fullest, one) => (usedUp(one) > usedUp(fullest) ? one : fullest), none)
}

const usedUp = ({ taken, most }: SupportPerson['attempts']) => taken / most

/** Current attempts, and the end of the lock: the time at which the earliest attempt over the limit expires. */
async function attemptsUnder(
  db: Queryable,
  key: string,
  limit: AttemptLimit,
  now: Date,
): Promise<SupportPerson['attempts']> {
  const taken = await countingAttempts(db, { key, minutes: limit.minutes }, now)
  const first = taken.at(-limit.most)
  const lockedUntilUtc = first && new Date(first.getTime() + limit.minutes * 60_000).toISOString()
  return { taken: taken.length, most: limit.most, lockedUntilUtc: lockedUntilUtc ?? null }
}
