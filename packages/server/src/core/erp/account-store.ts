import { sql } from 'drizzle-orm'
import { nameKey as key, type Queryable, schema } from '../db/index.ts'

const { accounts, distributors } = schema

interface Account {
  identifier: string
  name: string
  discountBasisPoints: number
}

/**
 * Writes new and changed accounts, each identifier spelled as in the ERP; a name that staff typed stays (ACCOUNT-05). Returns the identifiers that were left unchanged:
 * those that are not listed, and those that do not fit an account.
 */
export async function writeAccounts(db: Queryable, listed: readonly Account[]): Promise<string[]> {
  const { rows } = await db.execute<{ left: string }>(sql`
    with listed as (
      select distinct on (${key(sql`identifier`)}) *
      from json_to_recordset(${JSON.stringify(listed)}::json)
        as listed (identifier text, name text, "discountBasisPoints" float)
      order by ${key(sql`identifier`)}, identifier),
    fitting as (
      select * from listed
      where length(identifier) between 1 and 50 and "discountBasisPoints" between 0 and 10000),
    written as (
      insert into ${accounts} (identifier, name, discount_basis_points)
      select identifier, name, round("discountBasisPoints")::int from fitting
      on conflict (${key(sql`identifier`)}) do update
      set identifier = excluded.identifier, discount_basis_points = excluded.discount_basis_points,
        name = case when accounts.is_name_typed then accounts.name else excluded.name end
      where (accounts.identifier, accounts.discount_basis_points)
        is distinct from (excluded.identifier, excluded.discount_basis_points)
        or not accounts.is_name_typed and accounts.name <> excluded.name)
    select identifier as left from listed where identifier not in (select identifier from fitting)
    union all
    select identifier from ${accounts}
    where ${key(sql`identifier`)} not in (select ${key(sql`identifier`)} from listed)
    order by 1 limit 100`)
  return rows.map(({ left }) => left)
}

/** Does the same for distributors. Names are unique, so a distributor whose name another already has is left unchanged. */
export async function writeDistributors(
  db: Queryable,
  listed: readonly { code: string; name: string }[],
): Promise<string[]> {
  const { rows } = await db.execute<{ left: string }>(sql`
    with listed as (
      select distinct on (${key(sql`code`)}) *
      from json_to_recordset(${JSON.stringify(listed)}::json) as listed (code text, name text)),
    fitting as (
      select distinct on (${key(sql`listed.name`)}) * from listed
      where length(code) between 1 and 50 and not exists (
        select from ${distributors} other
        where ${key(sql`other.name`)} = ${key(sql`listed.name`)} and ${key(sql`other.code`)} <> ${key(sql`listed.code`)})),
    written as (
      insert into ${distributors} (code, name) select code, name from fitting
      on conflict (${key(sql`code`)}) do update set name = excluded.name
      where distributors.name <> excluded.name and not distributors.is_name_typed)
    select code as left from listed where code not in (select code from fitting)
    union all
    select code from ${distributors} where ${key(sql`code`)} not in (select ${key(sql`code`)} from listed)
    order by 1 limit 100`)
  return rows.map(({ left }) => left)
}
