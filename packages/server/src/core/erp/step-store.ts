import { eq, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { erpSteps } = schema

export type StepKind = (typeof erpSteps.$inferSelect)['kind']

/** Finds the state of the sync with the ERP; undefined before the first attempt. */
export async function findStep(db: Queryable, kind: StepKind) {
  const [step] = await db.select().from(erpSteps).where(eq(erpSteps.kind, kind))
  return step
}

/** Records that data of a kind is in sync as of `askedUtc`, except for what was left out. */
export async function noteStep(
  db: Queryable,
  kind: StepKind,
  askedUtc: Date,
  leftOut?: string | void,
): Promise<void> {
  const failure = leftOut?.slice(0, 500) ?? null
  const step = { changedSince: askedUtc, lastUtc: askedUtc, failure, failingSinceUtc: null }
  await db
    .insert(erpSteps)
    .values({ kind, ...step })
    .onConflictDoUpdate({ target: erpSteps.kind, set: step })
}

/** Records why the ERP could not be read, and keeps the start of the failure. */
export async function noteFailure(db: Queryable, kind: StepKind, reason: string, now: Date): Promise<void> {
  const failure = reason.slice(0, 500)
  await db
    .insert(erpSteps)
    .values({ kind, failure, failingSinceUtc: now })
    .onConflictDoUpdate({
      target: erpSteps.kind,
      set: {
        failure,
        failingSinceUtc: sql`coalesce(${erpSteps.failingSinceUtc}, excluded.failing_since_utc)`,
      },
    })
}

/** Finds the start of the longest-running sync failure; null if all is well. */
export async function findFailingSince(db: Queryable): Promise<Date | null> {
  const [failing] = await db
    .select({ since: sql`min(${erpSteps.failingSinceUtc})`.mapWith(erpSteps.failingSinceUtc) })
    .from(erpSteps)
  return failing?.since ?? null
}

/** Returns the age of the last sync of each kind, and how long it has failed. */
export async function findStepAges(db: Queryable) {
  return db
    .select({
      kind: erpSteps.kind,
      ageSeconds: sql<number | null>`extract(epoch from now() - ${erpSteps.lastUtc})::float`,
      failingSeconds: sql<number>`coalesce(extract(epoch from now() - ${erpSteps.failingSinceUtc}), 0)::float`,
    })
    .from(erpSteps)
}
