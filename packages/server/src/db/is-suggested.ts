import { limits } from '@volute/domain/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a row is suggested for a typed text: the one that it names, and the first in an order that hold it. Each is
 * found by an index of its own, however many rows there are.
 */
export const isSuggested = (id: PgColumn, named: SQL, holding: SQL | undefined, order: SQL) => sql`
  ${id} = any(array(select ${id} from ${id.table} where ${named}) || array(
    select ${id} from ${id.table} where ${holding ?? sql`true`} order by ${order} limit ${limits.shownSuggestions}))`
