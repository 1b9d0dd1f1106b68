import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'

/** A table and the format of its rows: each a line of JSON, an array of its columns as strings. */
export interface Table {
  name: string
  /** Query that selects the lines, in the same order on every machine. */
  select: string
  /** Statement that inserts rows from an array of lines. */
  insert: string
}

interface Described {
  name: string
  columns: string
  texts: string
  values: string
  /** Columns of the primary key. */
  key: string | null
}

/** The shop's tables by name, without the database's generated columns. */
export async function listTables(tx: Transaction): Promise<Table[]> {
  const { rows } = await tx.execute<Described & Record<string, unknown>>(described)
  return rows.map(({ name, columns, texts, values, key }) => {
    const line = `to_json(array[${texts}])::text`
    return {
      name,
      select: `select ${line} as line from public.${name} order by ${key ?? `${line} collate "C"`}`,
      insert: `
        insert into public.${name} (${columns}) overriding system value
        select ${values} from jsonb_array_elements($1::jsonb) line`,
    }
  })
}

const described = sql`
  select quote_ident(t.relname) as name,
    string_agg(quote_ident(c.attname), ', ' order by c.attnum) as columns,
    string_agg(format('%I::text', c.attname), ', ' order by c.attnum) as texts,
    string_agg(format('(line->>%s)::%s', c.place - 1, format_type(c.atttypid, null)), ', ' order by c.attnum) as values,
    (
      select string_agg(
        format(case when k.attcollation = 0 then '%I' else '%I collate "C"' end, k.attname), ', '
        order by array_position(i.indkey::int2[], k.attnum))
      from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
      where i.indrelid = t.oid and i.indisprimary
    ) as key
  from pg_class t
  join lateral (
    select *, row_number() over (order by attnum) as place from pg_attribute
    where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) c on true
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
  group by t.oid, t.relname order by t.relname`
