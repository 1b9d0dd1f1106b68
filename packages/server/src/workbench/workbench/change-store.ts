import type { ListPage } from '@volute/domain/core/kernel'
import type { Change, ChangeAct } from '@volute/domain/workbench/workbench'
import { and, asc, eq, sql } from 'drizzle-orm'
import { contains, findPage, type Queryable, schema } from '../../core/db/index.ts'

const { publicationRows: rows } = schema

interface Asked extends ListPage {
  file: string
  act: ChangeAct | 'ALL' | 'SUSPICIOUS'
  searchValue: string
}

/** A page of a publication's changes, and the number of matching rows, up to a limit. */
export async function findChanges(db: Queryable, publicationId: number, asked: Asked) {
  const { file, act, searchValue } = asked
  const found = and(
    eq(rows.publicationId, publicationId),
    file === '' ? sql`${rows.file} is not null` : eq(rows.file, file),
    act === 'ALL'
      ? undefined
      : act === 'SUSPICIOUS'
        ? sql`(${rows.suspicions} = '{}') = false`
        : eq(rows.act, act),
    contains(searchValue, [rows.key, sql`${rows.cells}::text`]),
  )
  const page = db
    .select({
      changeId: rows.place,
      file: sql<string>`${rows.file}`,
      act: rows.act,
      suspicions: rows.suspicions,
      key: rows.key,
      cells: rows.cells,
    })
    .from(rows)
    .where(found)
    .orderBy(sql`(${rows.suspicions} = '{}')`, asc(rows.place))
    .$dynamic()
  const all = sql`select from ${rows} where ${found}`
  const { rows: listed, ...counted } = await findPage(db, asked, page, all)
  const changes = listed.map(
    ({ cells, ...row }): Change => ({
      ...row,
      cells: cells.map(([column, before, after]) => ({ column, before, after })),
    }),
  )
  return { changes, ...counted }
}
