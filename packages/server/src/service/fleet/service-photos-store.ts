import type { listServicePhotos } from '@volute/domain/service/fleet'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { photoLimits } from '@volute/domain/service/photos'
import { sql } from 'drizzle-orm'
import { prepareSql, type Queryable } from '../../core/db/index.ts'

/** A company's service entries for a pump that have photos, newest first. */
export const findPhotographed = (db: Queryable, companyId: number, pumpId: number) =>
  photographed(db, { companyId, pumpId })

const photographed = prepareSql<ReplyOf<typeof listServicePhotos>['entries'][number]>(sql`
  select entry.id as "serviceEntryId", on_date::text as "onDate", kind, photo_ids as "photoIds", array(
    select distinct part_number::text from service_parts join parts on parts.id = part_id
    where service_entry_id = entry.id order by 1) as "partNumbers"
  from service_entries entry join fleet_pumps f on f.id = fleet_pump_id
  cross join lateral (
    select array_agg(id order by id) as photo_ids from photos where service_entry_id = entry.id) taken
  where company_id = ${sql.placeholder('companyId')} and pump_id = ${sql.placeholder('pumpId')}
    and photo_ids is not null
  order by on_date desc, entry.id desc
  limit ${sql.raw(String(photoLimits.offeredEntries))}`)
