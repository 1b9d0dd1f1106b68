import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { type Queryable, schema, type Transaction } from '../../../core/db/index.ts'
import { describedColumns, describeRows, hashOfChange, talliesOf } from './describe-rows.ts'
import type { Difference, Tally } from './difference.ts'

/** Stores all captured changes as rows of a publication, with the data needed to roll it back. */
export async function keepRows(tx: Transaction, publicationId: number): Promise<Difference> {
  return describeRows(tx, async (described, first) => {
    const { rows } = await tx.execute<Tally & { all: number } & Record<string, unknown>>(sql`
      with described as (${described}), kept as (
        insert into publication_rows (publication_id, place, ${describedColumns})
        select ${publicationId}, ${first - 1}::int + row_number() over (order by place), ${describedColumns} from described)
      select tallied.*, (select count(*)::int from described) as "all"
      from (values (1)) always left join (${talliesOf(sql`described`)}) tallied on true`)
    return { rows: rows[0]?.all ?? 0, tallies: rows.filter(({ file }) => file !== null) }
  })
}

/** Writes the described changes to a file, so that the transaction that captured them may be rolled back. */
export async function writeRows(tx: Transaction, path: string): Promise<Difference> {
  const file = createWriteStream(path)
  const difference = await describeRows(tx, async (described) => {
    const { rows } = await tx.execute<{ line: string } & Tally & Record<string, unknown>>(sql`
      select jsonb_build_array(table_name, file, act, key, cells, suspicions)::text as line, file, act, 1 as rows,
        (suspicions <> '{}')::int as suspicious, ${hashOfChange}::text as sum
      from (${described}) described where file is not null order by place`)
    if (rows.length > 0 && !file.write(`${rows.map(({ line }) => line).join('\n')}\n`))
      await once(file, 'drain')
    return { rows: rows.length, tallies: rows }
  })
  await once(file.end(), 'finish')
  return difference
}

/** Lines inserted by one statement. */
const PORTION = 1_000

/** Inserts the rows of such a file as rows of a publication. */
export async function readRows(db: Queryable, publicationId: number, path: string): Promise<void> {
  let first = 0
  let lines: string[] = []
  async function insert() {
    if (lines.length > 0)
      await db.execute(sql`
        insert into publication_rows (publication_id, place, table_name, file, act, key, cells, suspicions)
        select ${publicationId}, ${first}::int + number, line->>0, line->>1, line->>2, line->>3, line->4,
          array(select jsonb_array_elements_text(line->5))
        from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) with ordinality as read (line, number)`)
    first += lines.length
    lines = []
  }
  for await (const line of linesOf(path)) {
    lines.push(line)
    if (lines.length === PORTION) await insert()
  }
  await insert()
}

async function* linesOf(path: string): AsyncGenerator<string, void> {
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** Deletes the rows of a publication. */
export async function forgetRows(db: Queryable, publicationId: number): Promise<void> {
  await db.delete(schema.publicationRows).where(eq(schema.publicationRows.publicationId, publicationId))
}
