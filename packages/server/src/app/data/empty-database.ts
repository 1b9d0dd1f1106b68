import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** True if a database has no tables except those of its extensions. */
export async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_|^information_schema$' and ${ofNoExtension(sql`c.oid`)}
    limit 1`)
  return rows.length === 0
}

/** Drops everything that a shop has created in a database. */
export async function emptyDatabase(tx: Transaction): Promise<void> {
  await tx.execute(sql`drop schema if exists pgboss, drizzle cascade`)
  const { rows } = await tx.execute<{ drop: string }>(drops)
  for (const { drop } of rows) await tx.execute(sql.raw(drop))
}

/** Excludes objects of extensions. */
const ofNoExtension = (oid: ReturnType<typeof sql>) =>
  sql`not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`

/** Tables first: their own sequences and triggers are dropped with them. */
const drops = sql`
  select format('drop table %s cascade', c.oid::regclass) as drop, 1 as turn from pg_class c
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${ofNoExtension(sql`c.oid`)}
  union all
  select format('drop sequence if exists public.%I cascade', relname), 2 from pg_class c
  where relnamespace = 'public'::regnamespace and relkind = 'S' and ${ofNoExtension(sql`c.oid`)}
  union all
  select format('drop type %s cascade', t.oid::regtype), 3 from pg_type t
  where typnamespace = 'public'::regnamespace and typtype = 'e' and ${ofNoExtension(sql`t.oid`)}
  union all
  select format('drop function if exists %s cascade', p.oid::regprocedure), 4 from pg_proc p
  where pronamespace = 'public'::regnamespace and ${ofNoExtension(sql`p.oid`)}
  order by turn`
