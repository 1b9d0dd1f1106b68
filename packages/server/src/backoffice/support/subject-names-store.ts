import type { NamedKind, NameOf } from '@volute/domain/backoffice/support'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'

const { companies, distributors, events, joinRequests, paintColors, parts, publications, pumps } = schema
const { quotes, roles, salesOrders, userGroups, users, zeroResults } = schema

/**
 * Names of things by kind and id, in one statement. Deleted roles, groups and drafts have the name of their deletion's
 * event.
 */
export async function findNames(
  db: Queryable,
  named: readonly { kind: NamedKind; id: number }[],
): Promise<NameOf> {
  const wanted = Map.groupBy(named, ({ kind }) => kind)
  const parts = [...wanted].flatMap(([kind, ones]) => {
    const ids = [...new Set(ones.map(({ id }) => id))]
    return sourcesOf[kind](ids).map(
      (source) => sql`select ${kind}::text as kind, id, name from (${source}) named`,
    )
  })
  const { rows } = parts.length === 0 ? { rows: [] } : await db.execute(sql.join(parts, sql` union all `))
  const names = new Map(
    (rows as { kind: NamedKind; id: number; name: string }[]).map((row) => [
      `${row.kind} ${row.id}`,
      row.name,
    ]),
  )
  return (kind, id) => names.get(`${kind} ${id}`)
}

const some = (column: unknown, ids: number[]) => sql`${column} = any(${sql.param(ids)}::int[])`
const byName =
  (
    table: typeof companies | typeof distributors | typeof paintColors | typeof publications | typeof quotes,
  ) =>
  (ids: number[]) => [
    sql`select ${table.id} as id, ${table.name} as name from ${table} where ${some(table.id, ids)}`,
  ]

const sourcesOf: Record<NamedKind, (ids: number[]) => SQL[]> = {
  person: (ids) => [
    sql`select ${users.id} as id, coalesce(nullif(${users.name}, ''), ${users.email}) as name
      from ${users} where ${some(users.id, ids)}`,
  ],
  company: byName(companies),
  role: (ids) => [
    deleted('delete-role', 'roleId', ids),
    sql`select ${roles.id} as id, ${roles.name} as name from ${roles} where ${some(roles.id, ids)}`,
  ],
  group: (ids) => [
    deleted('delete-group', 'userGroupId', ids),
    sql`select ${userGroups.id} as id, ${userGroups.name} as name from ${userGroups} where ${some(userGroups.id, ids)}`,
  ],
  joinRequest: (ids) => [
    sql`select ${joinRequests.id} as id, coalesce(nullif(${joinRequests.name}, ''), nullif(${joinRequests.email}, ''), 'of a deleted user') as name
      from ${joinRequests} where ${some(joinRequests.id, ids)}`,
  ],
  distributor: byName(distributors),
  order: (ids) => [
    sql`select ${salesOrders.id} as id, coalesce(${salesOrders.erpOrderNumber}, 'PO ' || ${salesOrders.poNumber}) as name
      from ${salesOrders} where ${some(salesOrders.id, ids)}`,
  ],
  quote: byName(quotes),
  // The number of a claim is its id.
  claim: (ids) => [sql`select id, id::text as name from unnest(${sql.param(ids)}::int[]) id`],
  part: (ids) => [
    sql`select ${parts.id} as id, ${parts.partNumber} as name from ${parts} where ${some(parts.id, ids)}`,
  ],
  pump: (ids) => [
    sql`select ${pumps.id} as id, ${pumps.serialNumber} as name from ${pumps} where ${some(pumps.id, ids)}`,
  ],
  publication: (ids) => [deleted('discard-draft', 'publicationId', ids), ...byName(publications)(ids)],
  paintColor: byName(paintColors),
  zeroResultGroup: (ids) => [
    sql`select ${zeroResults.groupId} as id, mode() within group (order by ${zeroResults.text}) as name
      from ${zeroResults} where ${some(zeroResults.groupId, ids)} group by ${zeroResults.groupId}`,
  ],
}

/** Names of deleted things, from the events of their deletion. */
const deleted = (kind: string, key: string, ids: number[]) => sql`
  select (${events.subject} ->> ${key}::text)::int as id, ${events.subject} ->> 'name' as name from ${events}
  where ${events.kind} = ${kind} and ${events.subject} ->> ${key}::text = any(${sql.param(ids.map(String))}::text[])`
