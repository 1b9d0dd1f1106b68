import type { Pool } from 'pg'

/**
 * Vacuums and analyses the tables that have rows, as autovacuum does. It never looks at one that nobody has written to, in
 * which the planner expects some pages; noted as empty, it would be read row by row however much it grows.
 */
export async function vacuumFilled(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' and pg_relation_size(oid) > 0`,
  )
  await pool.query(`vacuum analyze ${rows.map(({ name }) => name).join()}`)
}
