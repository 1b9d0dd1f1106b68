import { loadCast } from '@volute/demo'
import type { Database } from '@volute/server/core/db'
import type { Pool } from 'pg'

export const PASSWORD = 'Volute-Bench-1'

/** A person with a session, with the fields that a caller needs. */
export interface Person {
  userId: number
  email: string
  token: string
}

/** Adds the provider and customer companies that may order, each with one administrator. */
export async function fillCompanies(db: Database, pool: Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into paint_colors (name, hex_code)
     select unnest($1::text[]), '#16242b'`,
    [
      [
        'Black',
        'Bronze Green',
        'Cast Grey',
        'Ocean Blue',
        'Safety Blue',
        'Safety Red',
        'Signal Yellow',
        'White',
      ],
    ],
  )
  await pool.query(`insert into distributors (code, name) select name, name from unnest($1::text[]) name`, [
    names,
  ])
  const cast = ['Bench Provider', ...names].map((name, index) => ({
    name,
    isProvider: index === 0,
    distributorCode: index === 0 ? null : name,
    defaultPaintColor: null,
    roles: [],
    people: [{ name: 'First', email: `first-${index}@bench.example`, role: 'Admin' }],
  }))
  await db.transaction((tx) => loadCast(tx, cast, PASSWORD, new Date()))
}

/** Adds administrators to a company, each with a session that has just begun. */
export async function fillPeople(pool: Pool, company: string, count: number): Promise<Person[]> {
  const { rows } = await pool.query<Person>(
    `with first as (
       select users.* from users join companies on companies.id = users.company_id
       where companies.name = $1 order by users.id limit 1),
     people as (
       insert into users (company_id, role_id, email, name, password_hash, state, policy_version, policy_accepted_utc)
       select company_id, role_id, n || '-' || email, 'Buyer ' || n, password_hash, state, policy_version, now()
       from first, (select count(*) + step as n from users, generate_series(1, $2::int) step group by step) numbers
       returning id, company_id, email),
     opened as (
       insert into sessions (user_id, acting_company_id, token_hash, expires_utc)
       select id, company_id, encode(sha256(('token-' || id)::bytea), 'hex'), now() + interval '12 hours' from people)
     select id as "userId", email, 'token-' || id as token from people order by id`,
    [company, count],
  )
  return rows
}
