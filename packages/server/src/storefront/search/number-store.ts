import type { Suggestion } from '@volute/domain/storefront/search'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

/** A number found by its text, with the id of its part or pump. */
export interface FoundNumber extends Pick<Suggestion, 'type' | 'identifier'> {
  id: number
}

/** Suggestions for a text, with ids. */
export async function readNumbers(db: Queryable, asked: string): Promise<FoundNumber[]> {
  const suggested = JSON.parse(asked) as Suggestion[]
  const identifiers = (isSerial: boolean) =>
    suggested.flatMap(({ type, identifier }) =>
      (type === 'serial') === isSerial ? [identifier.toUpperCase()] : [],
    )
  const rows = await idsOf(db, { serials: identifiers(true), parts: identifiers(false) })
  const ids = new Map(rows.map((row) => [`${row.isSerial} ${row.identifier}`, row.id]))
  return suggested.flatMap(({ type, identifier }) => {
    const id = ids.get(`${type === 'serial'} ${identifier}`)
    return id === undefined ? [] : [{ type, identifier, id }]
  })
}

interface IdRow {
  isSerial: boolean
  identifier: string
  id: number
}

const idsOf = prepareSql<IdRow>(sql`
  select true as "isSerial", serial_number as identifier, id from pumps where upper(serial_number) = any(${sql.placeholder('serials')}::text[])
  union all
  select false, part_number, id from parts where upper(part_number) = any(${sql.placeholder('parts')}::text[])`)
