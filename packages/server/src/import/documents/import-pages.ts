import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/index.ts'
import type { FolderFile } from '../list-folder.ts'
import type { Run } from '../report.ts'
import { openReader } from './open-reader.ts'
import type { Read } from './reading-process.ts'

/** Reads the pages of documents that are new or have changed, so that they can be searched; one that has none is noticed. */
export async function importPages(
  tx: Transaction,
  documents: readonly FolderFile[],
  { report, stop }: Run,
): Promise<void> {
  const reader = openReader()
  stop?.addEventListener('abort', reader.close)
  try {
    for (const { name, path } of documents) {
      stop?.throwIfAborted()
      const served = `/documents/${name}`
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const sourceHash = hash.digest('hex')
      if (await isRead(tx, served, sourceHash)) continue
      const read = await reader.read(path)
      await keepPages(tx, served, sourceHash, read)
      if ('problem' in read) report.notices.push(`documents/${name} cannot be searched: ${read.problem}.`)
    }
  } finally {
    stop?.removeEventListener('abort', reader.close)
    reader.close()
  }
}

async function isRead(tx: Transaction, path: string, hash: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from documents where path = ${path} and source_hash = ${hash}`)
  return rows.length > 0
}

async function keepPages(tx: Transaction, path: string, hash: string, read: Read): Promise<void> {
  const [pages, problem] = 'pages' in read ? [read.pages, null] : [[], read.problem]
  await tx.execute(sql`
    delete from document_pages where document_id = (select id from documents where path = ${path})`)
  await tx.execute(sql`
    with document as (
      insert into documents (path, source_hash, problem) values (${path}, ${hash}, ${problem})
      on conflict (path) do update set source_hash = excluded.source_hash, problem = excluded.problem
      returning id)
    insert into document_pages (document_id, page, text)
    select id, page, text from document, unnest(${sql.param(pages)}::text[]) with ordinality as read (text, page)
    where text <> ''`)
}
