import { sql } from 'drizzle-orm'
import type { FileKind } from '@volute/domain/workbench/workbench'
import { numberKey, type Queryable } from '../../../core/db/index.ts'

const byExtension: Readonly<Record<string, FileKind>> = {
  csv: 'TABLE',
  tsv: 'TABLE',
  txt: 'TABLE',
  xlsx: 'TABLE',
  xlsm: 'TABLE',
  xls: 'TABLE',
  svg: 'DRAWING',
  png: 'DRAWING',
  jpg: 'DRAWING',
  jpeg: 'DRAWING',
  tif: 'DRAWING',
  tiff: 'DRAWING',
}

/** Kind of a file by its name. A PDF is a drawing if it is in a `drawings` folder or named after a part, otherwise a document. */
export async function kindOfFile(name: string, db: Queryable | undefined): Promise<FileKind> {
  const [, base = '', extension = ''] = /([^/]*)\.([^./]+)$/.exec(name.toLowerCase()) ?? []
  if (extension !== 'pdf') return byExtension[extension] ?? 'OTHER'
  if (/(^|\/)drawings\//i.test(name)) return 'DRAWING'
  if (/(^|\/)documents\//i.test(name) || !db) return 'DOCUMENT'
  return (await isPart(db, base.replace(/ x-section$/, ''))) ? 'DRAWING' : 'DOCUMENT'
}

async function isPart(db: Queryable, number: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from parts where ${numberKey(sql`part_number`)} = ${numberKey(sql`${number}`)}`,
  )
  return rows.length > 0
}
