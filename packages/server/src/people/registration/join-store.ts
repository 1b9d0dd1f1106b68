import { durations } from '@volute/domain/core/kernel'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'
import { isOpenCompany } from './registration-store.ts'

const { companies, joinRequests } = schema

/** A company that a stranger may ask to join (E12). */
export async function findOpenCompany(db: Queryable, companyId: number) {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, companyId), isOpenCompany))
  return company
}

/** Inserts a request; returns false if the address already has a pending request for this company. */
export async function insertJoinRequest(
  tx: Queryable,
  request: { companyId: number; name: string; email: string; createdUtc: Date },
): Promise<boolean> {
  const written = await tx
    .insert(joinRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: joinRequests.id })
  return written.length > 0
}

/** Removes requests that nobody has reviewed in time (OQ-24). */
export async function removeOldRequests(tx: Queryable, until: Date): Promise<void> {
  await tx
    .delete(joinRequests)
    .where(and(eq(joinRequests.state, 'PENDING'), lte(joinRequests.createdUtc, until)))
}

/** Condition of requests that wait: undecided, and not older than they are kept (OQ-24). */
export const isWaiting = (now: Date) =>
  and(
    eq(joinRequests.state, 'PENDING'),
    gt(joinRequests.createdUtc, new Date(now.getTime() - durations.joinRequestDays * durations.day)),
  )

/** Waiting requests of a company, oldest first. */
export async function listPending(db: Queryable, companyId: number, now: Date) {
  return db
    .select({
      joinRequestId: joinRequests.id,
      name: joinRequests.name,
      emailAddress: joinRequests.email,
      createdUtc: joinRequests.createdUtc,
    })
    .from(joinRequests)
    .where(and(eq(joinRequests.companyId, companyId), isWaiting(now)))
    .orderBy(asc(joinRequests.createdUtc), asc(joinRequests.id))
}

/** A request of this company, locked until the transaction ends so that it is reviewed only once. */
export async function lockRequest(tx: Queryable, companyId: number, joinRequestId: number) {
  const [found] = await tx
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.companyId, companyId), eq(joinRequests.id, joinRequestId)))
    .for('update')
  return found
}

export async function saveDecision(
  tx: Queryable,
  joinRequestId: number,
  decision: { state: 'APPROVED' | 'DECLINED'; decidedBy: number; decidedUtc: Date },
): Promise<void> {
  await tx.update(joinRequests).set(decision).where(eq(joinRequests.id, joinRequestId))
}
