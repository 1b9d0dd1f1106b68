import { meantNumber, typedNumber } from '@volute/domain/catalogue/numbers'
import { sql } from 'drizzle-orm'
import { foldedKey, prepareSql, type Queryable } from '../../core/db/index.ts'

/** A number of the catalogue, found by its folded key. */
export interface KnownNumber {
  type: 'part' | 'serial'
  identifier: string
  /** Description of a part; empty for a pump. */
  description: string
  isSellable: boolean
}

/**
 * The part or pump that each of these texts names, in their order; undefined where a text names none, or several. Exact
 * numbers are looked up before: this is for the others.
 */
export async function findMeant(
  db: Queryable,
  type: KnownNumber['type'],
  typed: readonly string[],
): Promise<(KnownNumber | undefined)[]> {
  const keys = typed.map((one) => typedNumber(one).keys)
  const known = await withKeys(db, {
    parts: type === 'part' ? [...new Set(keys.flat())] : [],
    serials: type === 'serial' ? [...new Set(keys.flat())] : [],
  })
  const byKey = Map.groupBy(known, ({ key }) => key)
  return typed.map((one, place) =>
    meantNumber(
      one,
      (keys[place] ?? []).flatMap((key) => byKey.get(key) ?? []),
    ),
  )
}

/** Maximum number of numbers with one key; a text that names more than one names none. */
const MOST = sql.raw('50')

const withKeys = prepareSql<KnownNumber & { key: string }>(sql`
  select key, 'part' as type, found.* from unnest(${sql.placeholder('parts')}::text[]) key cross join lateral (
    select part_number as identifier, description, is_sellable as "isSellable" from parts
    where ${foldedKey(sql`part_number`)} = key limit ${MOST}) found
  union all
  select key, 'serial', found.* from unnest(${sql.placeholder('serials')}::text[]) key cross join lateral (
    select serial_number, '', false from pumps where ${foldedKey(sql`serial_number`)} = key limit ${MOST}) found`)
