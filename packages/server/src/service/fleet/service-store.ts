import type { ServiceEntryIn } from '@volute/domain/service/fleet'
import { and, eq, inArray } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { fleetPumps, serviceEntries, serviceParts } = schema

type Entry = Pick<ServiceEntryIn, 'onDate' | 'kind' | 'text' | 'runningHours'>
type Parts = readonly { path: number[]; partId: number; quantity: number }[]
interface OwnEntry {
  companyId: number
  fleetPumpId: number
  serviceEntryId: number
}

/** Writes an entry and returns its id; undefined if the pump has one with its code. */
export async function insertEntry(
  tx: Queryable,
  { parts, ...entry }: Entry & { code: string | null; fleetPumpId: number; userId: number; parts: Parts },
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(serviceEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: serviceEntries.id })
  if (!inserted) return undefined
  await insertParts(tx, inserted.id, parts)
  return inserted.id
}

/** Entry of a pump with this code; none without a code. */
export async function findEntryOf(
  db: Queryable,
  fleetPumpId: number,
  code: string | null,
): Promise<number | undefined> {
  if (code === null) return undefined
  const [found] = await db
    .select({ id: serviceEntries.id })
    .from(serviceEntries)
    .where(and(eq(serviceEntries.fleetPumpId, fleetPumpId), eq(serviceEntries.code, code)))
  return found?.id
}

/** Returns false if the company's pump has no such entry. */
export async function saveEntry(tx: Queryable, own: OwnEntry, { parts, ...entry }: Entry & { parts: Parts }) {
  const saved = await tx
    .update(serviceEntries)
    .set(entry)
    .where(isOwn(tx, own))
    .returning({ id: serviceEntries.id })
  if (saved.length === 0) return false
  await tx.delete(serviceParts).where(eq(serviceParts.serviceEntryId, own.serviceEntryId))
  await insertParts(tx, own.serviceEntryId, parts)
  return true
}

/** Returns false if the company's pump has no such entry; its parts are deleted too. */
export async function removeEntry(tx: Queryable, own: OwnEntry): Promise<boolean> {
  const removed = await tx.delete(serviceEntries).where(isOwn(tx, own)).returning({ id: serviceEntries.id })
  return removed.length > 0
}

const isOwn = (db: Queryable, { companyId, fleetPumpId, serviceEntryId }: OwnEntry) =>
  and(
    eq(serviceEntries.id, serviceEntryId),
    inArray(
      serviceEntries.fleetPumpId,
      db
        .select({ id: fleetPumps.id })
        .from(fleetPumps)
        .where(and(eq(fleetPumps.companyId, companyId), eq(fleetPumps.id, fleetPumpId))),
    ),
  )

async function insertParts(tx: Queryable, serviceEntryId: number, parts: Parts): Promise<void> {
  if (parts.length === 0) return
  await tx.insert(serviceParts).values(parts.map((part, position) => ({ ...part, serviceEntryId, position })))
}
