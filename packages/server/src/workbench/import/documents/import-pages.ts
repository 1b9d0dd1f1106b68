import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../core/db/index.ts'
import type { FolderFile } from '../list-folder.ts'
import type { Run } from '../run.ts'
import type { Read } from './reading-process.ts'

/** Stores the pages and fault tables of new and changed documents for search; a document without pages becomes a notice. */
export async function importPages(
  tx: Transaction,
  documents: readonly FolderFile[],
  { report, stop, readings }: Run,
): Promise<void> {
  for (const { name, path } of documents) {
    stop?.throwIfAborted()
    const sourceHash = await readings.hash(path)
    if (await isRead(tx, name, sourceHash)) continue
    const read = await readings.pages(path)
    await keepPages(tx, servedAs(name), sourceHash, read)
    if ('problem' in read) report.notices.push(`documents/${name} cannot be searched: ${read.problem}.`)
  }
}

const servedAs = (name: string) => `/documents/${name}`

export async function isRead(db: Queryable, name: string, hash: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select from documents where path = ${servedAs(name)} and source_hash = ${hash}
        and not exists (select from document_pages where document_id = id and faults is null)`,
  )
  return rows.length > 0
}

async function keepPages(tx: Transaction, path: string, hash: string, read: Read): Promise<void> {
  const [pages, faults, problem] = 'pages' in read ? [read.pages, read.faults, null] : [[], [], read.problem]
  await tx.execute(sql`
    delete from document_pages where document_id = (select id from documents where path = ${path})`)
  await tx.execute(sql`
    with document as (
      insert into documents (path, source_hash, problem) values (${path}, ${hash}, ${problem})
      on conflict (path) do update set source_hash = excluded.source_hash, problem = excluded.problem
      returning id)
    insert into document_pages (document_id, page, text, faults)
    select id, page, text, coalesce((
        select jsonb_agg(fault - 'page' order by place)
        from jsonb_array_elements(${JSON.stringify(faults)}::jsonb) with ordinality as row_read (fault, place)
        where (fault->>'page')::int = page), '[]')
    from document, unnest(${sql.param(pages)}::text[]) with ordinality as read (text, page)
    where text <> ''`)
}
