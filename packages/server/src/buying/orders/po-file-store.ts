import { createHash } from 'node:crypto'
import { and, desc, eq, lt, notExists, or, sql } from 'drizzle-orm'
import { listLimits } from '@volute/domain/buying/list-reading'
import { durations } from '@volute/domain/core/kernel'
import type { CartOwner } from '../cart/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { poFileKey, type Queryable, schema } from '../../core/db/index.ts'

const { poFiles, salesOrders } = schema

export interface PoFile {
  name: string
  content: Buffer
}

/**
 * Stores a file that lines were read from, so that it can travel with the order, and returns its id. The same file of the
 * same person is stored once. Older ones that no order was made of are removed.
 */
export async function keepPoFile(ctx: ActorContext, { name, content }: PoFile): Promise<number> {
  const { userId, companyId } = ctx.actor
  const sha256 = createHash('sha256').update(content).digest('hex')
  const [row] = await ctx.db
    .insert(poFiles)
    .values({ userId, companyId, name, bytes: content.length, sha256, createdUtc: ctx.now() })
    .onConflictDoUpdate({
      target: [poFiles.companyId, poFiles.userId, poFiles.sha256],
      set: { name, createdUtc: ctx.now() },
    })
    .returning({ id: poFiles.id })
  const { id } = row as { id: number }
  // The same content again is written again: an earlier write may have been cut off.
  await ctx.files.put(poFileKey(id), content)
  await removeUnordered(ctx)
  return id
}

async function removeUnordered(ctx: ActorContext) {
  const own = and(eq(poFiles.userId, ctx.actor.userId), notExists(orderOf(ctx.db)))
  const spared = ctx.db
    .select({ id: poFiles.id })
    .from(poFiles)
    .where(own)
    .orderBy(desc(poFiles.createdUtc), desc(poFiles.id))
    .offset(listLimits.unorderedFiles)
  const removed = await ctx.db
    .delete(poFiles)
    .where(
      and(
        own,
        or(
          lt(poFiles.createdUtc, new Date(ctx.now().getTime() - listLimits.unorderedDays * durations.day)),
          sql`${poFiles.id} in ${spared}`,
        ),
      ),
    )
    .returning({ id: poFiles.id })
  await Promise.all(removed.map(({ id }) => ctx.files.delete(poFileKey(id)).catch(() => undefined)))
}

const orderOf = (db: Queryable) =>
  db.select({ id: salesOrders.id }).from(salesOrders).where(eq(salesOrders.poFileId, poFiles.id))

/** A file of this person for this company, as an order names it. */
export async function findPoFile(db: Queryable, { userId, companyId }: CartOwner, id: number) {
  const [file] = await db
    .select({ name: poFiles.name, bytes: poFiles.bytes, sha256: poFiles.sha256 })
    .from(poFiles)
    .where(and(eq(poFiles.id, id), eq(poFiles.userId, userId), eq(poFiles.companyId, companyId)))
  return file
}

/** Name and size of an order's file; null for an order without one. */
export async function poFileOf(db: Queryable, { poFileId }: { poFileId: number | null }) {
  if (poFileId === null) return null
  const [file] = await db
    .select({ name: poFiles.name, bytes: poFiles.bytes })
    .from(poFiles)
    .where(eq(poFiles.id, poFileId))
  return file ?? null
}

/** Content of an order's file; undefined if it has none. */
export async function readPoFile(
  { db, files }: Pick<ActorContext, 'db' | 'files'>,
  order: { poFileId: number | null },
): Promise<{ fileName: string; base64: string } | undefined> {
  const file = await poFileOf(db, order)
  if (!file || order.poFileId === null) return undefined
  const content = await files.getBytes(poFileKey(order.poFileId))
  return { fileName: file.name, base64: Buffer.from(content).toString('base64') }
}
