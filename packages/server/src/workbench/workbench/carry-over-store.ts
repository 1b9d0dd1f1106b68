import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../core/db/index.ts'
import { capturedTables, forgetRows } from '../import/index.ts'
import { writeBack } from './apply-inverse-store.ts'

/** Rows that one statement reads or writes, which takes some milliseconds. */
const PORTION = 500

/** Writes the rows that a copy has stored for a publication to a file, one per line, preceded by a line with all units. */
export async function writeCarried(tx: Transaction, publicationId: number, path: string): Promise<void> {
  const file = createWriteStream(path)
  const units = await tx.execute<{ units: string }>(sql`select jsonb_agg(u)::text as units from units u`)
  file.write(`${units.rows[0]?.units ?? '[]'}\n`)
  for (let last = -1; ; ) {
    const { rows } = await tx.execute<{ place: number; line: string }>(sql`
      select place, to_jsonb(r)::text as line from publication_rows r
      where publication_id = ${publicationId} and place > ${last} order by place limit ${PORTION}`)
    if (rows.length === 0) break
    last = rows.at(-1)?.place ?? last
    if (!file.write(`${rows.map(({ line }) => line).join('\n')}\n`)) await once(file, 'drain')
  }
  await once(file.end(), 'finish')
}

/** Inserts the rows of such a file as rows of the publication, portion by portion, and returns the units. */
export async function readCarried(db: Queryable, publicationId: number, path: string): Promise<string> {
  await forgetRows(db, publicationId)
  let units: string | undefined
  let lines: string[] = []
  async function insert() {
    if (lines.length > 0)
      await db.execute(sql`
        insert into publication_rows
        select * from jsonb_populate_recordset(null::publication_rows, ${`[${lines.join(',')}]`}::jsonb)`)
    lines = []
  }
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (units === undefined) units = line
    else lines.push(line)
    if (lines.length === PORTION) await insert()
  }
  await insert()
  return units ?? '[]'
}

/** Applies these rows to the catalogue, ids included. */
export async function applyCarried(tx: Transaction, publicationId: number, units: string): Promise<void> {
  await tx.execute(sql`
    insert into units overriding system value
    select * from jsonb_populate_recordset(null::units, ${units}::jsonb) on conflict do nothing`)
  await writeBack(
    tx,
    sql`(select place, table_name, after as before, before as after from publication_rows where publication_id = ${publicationId})`,
  )
  for (const name of ['units', ...capturedTables.filter(({ key }) => 'id' in key).map((table) => table.name)])
    await tx.execute(sql`
      select setval(sequence, greatest(last, most), true)
      from (select pg_get_serial_sequence(${name}, 'id')::regclass as sequence, max(id) as most from ${sql.identifier(name)}) made,
        lateral (select coalesce(pg_sequence_last_value(sequence), 0) as last) known
      where most is not null`)
}

/** True when the captured changes equal these rows, and all these units exist unchanged. */
export async function isCarried(tx: Transaction, publicationId: number, units: string): Promise<boolean> {
  const captured = sql`select table_name, before, after from captured_rows`
  const carried = sql`select table_name, before, after from publication_rows where publication_id = ${publicationId}`
  const { rows } = await tx.execute<{ isSame: boolean }>(sql`
    select not exists (${captured} except ${carried}) and not exists (${carried} except ${captured})
      and not exists (select * from jsonb_populate_recordset(null::units, ${units}::jsonb) except select * from units)
      as "isSame"`)
  return rows[0]?.isSame ?? false
}
