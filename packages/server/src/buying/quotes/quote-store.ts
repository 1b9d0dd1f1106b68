import { durations, type InputOf, limits } from '@volute/domain/core/kernel'
import type { listQuotes, QuoteColumn } from '@volute/domain/buying/quotes'
import { and, asc, desc, eq, gte, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { CartOwner } from '../cart/index.ts'
import { contains, findPage, prepare, prepareInsert, type Queryable, schema } from '../../core/db/index.ts'

const { events, parts, quoteLines, quotes, salesOrders, users } = schema

type NewQuote = Omit<typeof quotes.$inferInsert, 'companyId' | 'userId'>
type NewLine = Omit<typeof quoteLines.$inferInsert, 'quoteId' | 'position'>

/** A quote counts as ordered only if the ERP has its order (OQ-53). */
const completedOrder = and(eq(salesOrders.quoteId, quotes.id), eq(salesOrders.requestStatus, 'COMPLETED'))

/** SQL of each sortable column (QUOTE-08). */
const sortedBy: Record<QuoteColumn, SQL> = {
  number: sql`${quotes.id}`,
  name: sql`lower(${quotes.name})`,
  created: sql`${quotes.createdUtc}`,
  ordered: sql`${quotes.receivedUtc}`,
}

/**
 * A page of a company's quotes with their orders, and their count. Ties sort by number, quotes without an order come last
 * (OQ-84).
 */
export async function findQuotes(
  db: Queryable,
  companyId: number,
  page: InputOf<typeof listQuotes>,
  now: Date,
) {
  const since = new Date(now.getTime() - page.days * durations.day)
  const found = and(
    eq(quotes.companyId, companyId),
    page.days === 0 ? undefined : gte(quotes.createdUtc, since),
    contains(page.searchValue, [quotes.name]),
  )
  const directed = page.sortDirection === 'ASC' ? asc : desc
  const sorted = directed(sortedBy[page.columnName])
  const rows = db
    .select({
      id: quotes.id,
      name: quotes.name,
      createdUtc: quotes.createdUtc,
      receivedUtc: quotes.receivedUtc,
      orderId: salesOrders.erpOrderId,
    })
    .from(quotes)
    .leftJoin(salesOrders, completedOrder)
    .where(found)
    .orderBy(page.columnName === 'ordered' ? sql`${sorted} nulls last` : sorted, directed(quotes.id))
    .$dynamic()
  const all = sql`select from ${quotes} where ${found} order by ${quotes.createdUtc} desc`
  return findPage(db, page, rows, all)
}

/** Quotes of a company that can still be ordered; `since` is `openSince`. */
const isOpen = (companyId: number, since: Date) =>
  and(eq(quotes.companyId, companyId), gte(quotes.createdUtc, since), isNull(quotes.receivedUtc))

/** Number of a company's quotes that can still be ordered; also works as a subquery. */
export const countOpenQuotes = (db: Queryable, companyId: number, since: Date) =>
  db.$count(quotes, isOpen(companyId, since))

/** A company's newest quotes that can still be ordered. */
export const findOpenQuotes = (db: Queryable, companyId: number, since: Date, count: number) =>
  db
    .select({ salesQuoteId: quotes.id, name: quotes.name, createdUtc: quotes.createdUtc })
    .from(quotes)
    .where(isOpen(companyId, since))
    .orderBy(desc(quotes.createdUtc), desc(quotes.id))
    .limit(count)

/** This company's quote with its order and its lines, each with today's facts about its part. */
export async function findQuote(db: Queryable, companyId: number, quoteId: number) {
  const [found] = await db
    .select({ quote: quotes, orderId: salesOrders.erpOrderId })
    .from(quotes)
    .leftJoin(salesOrders, completedOrder)
    .where(and(eq(quotes.companyId, companyId), eq(quotes.id, quoteId)))
  if (!found) return undefined

  const lines = await db
    .select({
      line: quoteLines,
      weight: parts.weightLb,
      isPaintable: parts.isPaintable,
      isSellable: parts.isSellable,
    })
    .from(quoteLines)
    .innerJoin(parts, eq(parts.id, quoteLines.partId))
    .where(eq(quoteLines.quoteId, quoteId))
    .orderBy(asc(quoteLines.position))
  return {
    ...found.quote,
    orderId: found.orderId,
    lines: lines.map(({ line, ...part }) => ({ ...line, ...part })),
  }
}
export type SavedQuote = NonNullable<Awaited<ReturnType<typeof findQuote>>>

/** Locks this company's quote until the transaction ends, so that orders of it are serialized. */
export async function lockQuote(tx: Queryable, companyId: number, quoteId: number): Promise<undefined> {
  await lockedQuote(tx, { companyId, quoteId })
}

const lockedQuote = prepare((db) =>
  db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.companyId, sql.placeholder('companyId')), eq(quotes.id, sql.placeholder('quoteId'))))
    .for('update'),
)

/** Writes a quote with its lines and returns its id. */
export async function insertQuote(
  tx: Queryable,
  { userId, companyId }: CartOwner,
  { lines, ...quote }: NewQuote & { lines: readonly NewLine[] },
): Promise<number> {
  const [inserted] = await tx
    .insert(quotes)
    .values({ ...quote, userId, companyId })
    .returning({ id: quotes.id })
  if (!inserted) throw new Error('the quote was not written')
  await insertedLines(
    tx,
    lines.map((line, position) => ({ ...line, position, quoteId: inserted.id })),
  )
  return inserted.id
}

const insertedLines = prepareInsert(quoteLines)

const mailedTo = sql<string>`${events.subject} ->> 'emailAddress'`

/** Addresses to which this person mailed quotes for this company, latest first. */
export async function findMailedTo(db: Queryable, { userId, companyId }: CartOwner, count: number) {
  const rows = await db
    .select({ address: mailedTo })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.companyId, companyId), eq(events.kind, 'mail-quote')))
    .groupBy(mailedTo)
    .orderBy(desc(max(events.id)))
    .limit(count)
  return rows.map(({ address }) => address)
}

/** Addresses of a company's people who can sign in, by name. */
export async function findPeople(db: Queryable, companyId: number) {
  const rows = await db
    .select({ address: users.email })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.state, 'ENABLED')))
    .orderBy(sql`lower(${users.name}), lower(${users.email})`)
    .limit(limits.suggestedPeople)
  return rows.map(({ address }) => address)
}
