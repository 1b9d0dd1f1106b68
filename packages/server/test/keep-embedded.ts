import type { Pool } from 'pg'
import { inject } from 'vitest'
import { type EmbeddedDatabase, embeddedConfig, startEmbedded } from '../src/core/db/embedded-database.ts'
import { connect } from '../src/core/db/index.ts'
import type { Log } from '../src/core/log/log.ts'

/** Idle embedded databases with the initial test world: starting one takes longer than the tests of most files. */
const idle: EmbeddedDatabase[] = []

/** Takes an embedded database with the test world, for exclusive use. */
export async function takeEmbedded(log: Log): Promise<EmbeddedDatabase> {
  return idle.pop() ?? startWorld(log)
}

/** Resets a database to its initial state, for the next test file. */
export async function giveBackEmbedded(embedded: EmbeddedDatabase, pool: Pool): Promise<void> {
  await pool.query('rollback')
  await pool.query('deallocate all')
  await pool.query(restore)
  idle.push(embedded)
}

async function startWorld(log: Log) {
  const embedded = await startEmbedded('memory', inject('dump'))
  const { pool } = connect(embeddedConfig(embedded), log)
  await pool.query(keep)
  await pool.end()
  return embedded
}

const tables = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`

const keep = `
  create schema kept;
  create table kept.sequences as
    select format('%I.%I', schemaname, sequencename) as name, start_value, last_value from pg_sequences;
  do $$ declare one record; begin
    for one in ${tables} loop
      execute format('create table kept.%I as table %s', one.name, one.name);
    end loop;
  end $$`

const restore = `
  set session_replication_role = replica;
  do $$ declare one record; columns text; begin
    execute (select 'truncate ' || string_agg(name, ', ') || ' restart identity' from (${tables}) all_tables);
    for one in ${tables} loop
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
       where attrelid = one.oid and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('insert into %s (%s) overriding system value select %2$s from kept.%I', one.name, columns, one.name);
    end loop;
  end $$;
  select setval(name, coalesce(last_value, start_value), last_value is not null) from kept.sequences;
  reset session_replication_role`
