import type { ListPage } from '@volute/domain/core/kernel'
import type { WaitingRequest } from '@volute/domain/backoffice/support'
import { eq, sql } from 'drizzle-orm'
import { findPage, holds, type Queryable, schema } from '../../core/db/index.ts'
import { isWaiting } from '../../people/registration/index.ts'

const { companies, joinRequests } = schema

/** A page of the requests to join of all companies, the oldest first (SUPPORT-11). */
export async function findWaitingRequests(db: Queryable, page: ListPage, now: Date) {
  const found = isWaiting(now)
  const order = sql`${joinRequests.createdUtc}, ${joinRequests.id}`
  const rows = db
    .select({
      joinRequestId: joinRequests.id,
      name: joinRequests.name,
      emailAddress: joinRequests.email,
      companyId: joinRequests.companyId,
      companyName: companies.name,
      createdUtc: joinRequests.createdUtc,
      deciders: sql<string[]>`${deciders}`,
    })
    .from(joinRequests)
    .innerJoin(companies, eq(companies.id, joinRequests.companyId))
    .where(found)
    .orderBy(order)
    .$dynamic()
  const all = sql`select from ${joinRequests} where ${found} order by ${order}`
  const { rows: requests, ...counted } = await findPage(db, page, rows, all)
  return { ...counted, requests: requests.map(asWaiting) }
}

/** Names of the company's people who may approve requests. */
const deciders = sql`array(
  select person.name from users person
  where person.company_id = ${joinRequests.companyId} and person.state = 'ENABLED'
    and ${holds(sql`person`, 'INVITE_USERS')}
  order by lower(person.name), person.id)`

const asWaiting = ({ createdUtc, ...row }: Omit<WaitingRequest, 'createdUtc'> & { createdUtc: Date }) => ({
  ...row,
  createdUtc: createdUtc.toISOString(),
})
