import { sql } from 'drizzle-orm'
import { prepareSql } from '../db/index.ts'
import type { EventReader } from './read-events.ts'

/** Stores the pumps that an event's subject names as `pumpIds` (EVENT-03). */
export const pumpHistoryReader: EventReader = {
  name: 'pump-history',
  read(tx, read) {
    const ids = read.filter(({ subject }) => Array.isArray(subject['pumpIds'])).map(({ id }) => id)
    return ids.length > 0 ? kept(tx, { ids }) : Promise.resolve()
  },
}

const kept = prepareSql(sql`
  insert into pump_history (company_id, pump_id, event_id, at_utc, kind)
  select company_id, pumps.id, events.id, at_utc, kind
  from events cross join jsonb_array_elements(subject -> 'pumpIds') pump (named)
  join pumps on pumps.id = case when named::text ~ '^[0-9]{1,9}$' then named::int end
  where events.id = any(${sql.placeholder('ids')}::int[]) and company_id is not null
  on conflict do nothing`)
