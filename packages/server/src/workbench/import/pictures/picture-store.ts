import { sql } from 'drizzle-orm'
import { numberKey, type Queryable, schema } from '../../../core/db/index.ts'

const { drawingPictures } = schema

/** Increased when pictures are made in another way, so that all drawings are cut again. */
const VERSION = 2

/** A drawing whose parts have no pictures yet. */
export interface DueDrawing {
  sourceHash: string
  partNumber: string
}

/** The exploded drawings of today's catalogue whose parts were not cut out. */
export async function findDue(db: Queryable): Promise<DueDrawing[]> {
  const { rows } = await db.execute<DueDrawing & Record<string, unknown>>(sql`
    select d.source_hash as "sourceHash", p.part_number as "partNumber"
    from drawings d join parts p on p.id = d.part_id
    where d.kind = 'EXPLODED' and not exists (
      select from drawing_pictures made where made.source_hash = d.source_hash and made.version = ${VERSION})
    order by d.part_id`)
  return rows
}

/** True while a drawing is still as it was found. */
export async function isCurrent(db: Queryable, { sourceHash, partNumber }: DueDrawing): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from drawings d join parts p on p.id = d.part_id
    where d.source_hash = ${sourceHash} and p.part_number = ${partNumber}`)
  return rows.length > 0
}

export async function keepPictures(
  db: Queryable,
  sourceHash: string,
  pictures: schema.PartInDrawing[],
): Promise<void> {
  await db.insert(drawingPictures).values({ sourceHash, version: VERSION, pictures }).onConflictDoNothing()
}

/** The largest picture of each part in today's drawings. */
const best = sql`
  select distinct on (p.id) p.id, one.picture, one.size
  from drawings d
  join drawing_pictures made on made.source_hash = d.source_hash and made.version = ${VERSION},
    jsonb_to_recordset(made.pictures) as one("partNumber" text, picture text, size real)
  join parts p on ${numberKey(sql`p.part_number`)} = ${numberKey(sql`one."partNumber"`)}
  where d.kind = 'EXPLODED'
  order by p.id, one.size desc, one.picture`

/** Gives each part the picture of today's drawings (DRAWN-05). Writes nothing when nothing differs: a write outdates cached reads. */
export async function giveParts(db: Queryable): Promise<void> {
  const { rows } = await db.execute<{ partId: number; picture: string | null; size: number | null }>(sql`
    select coalesce(best.id, has.part_id) as "partId", best.picture, best.size
    from (${best}) best full join part_pictures has on has.part_id = best.id
    where best.picture is distinct from has.picture`)
  const gone = rows.filter(({ picture }) => picture === null).map(({ partId }) => partId)
  const changed = rows.filter(({ picture }) => picture !== null)
  if (gone.length > 0)
    await db.execute(sql`delete from part_pictures where part_id = any(${sql.param(gone)}::int[])`)
  if (changed.length > 0)
    await db.execute(sql`
      insert into part_pictures (part_id, picture, size)
      select * from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as one("partId" int, picture text, size real)
      on conflict (part_id) do update set picture = excluded.picture, size = excluded.size`)
}

/** Days for which the pictures of a replaced drawing stay: a roll back has them at once, and an open page still shows them. */
const KEPT_DAYS = 30

/** Forgets the pictures of drawings that were replaced, and returns the names of files that no drawing uses any more. */
export async function forgetPictures(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ picture: string }>(sql`
    with gone as (
      delete from drawing_pictures made
      where made_utc < ${now.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})
        and (version < ${VERSION} or not exists (select from drawings d where d.source_hash = made.source_hash))
      returning source_hash, version, pictures)
    select distinct one.picture from gone, jsonb_to_recordset(gone.pictures) as one(picture text)
    where not exists (
      select from drawing_pictures other, jsonb_to_recordset(other.pictures) as its(picture text)
      where its.picture = one.picture
        and (other.source_hash, other.version) not in (select source_hash, version from gone))`)
  return rows.map(({ picture }) => picture)
}

/** Version of the catalogue, which changes with its drawings. */
export async function catalogueVersion(db: Queryable): Promise<number | undefined> {
  const { rows } = await db.execute<{ version: number }>(sql`select version from catalogue_version`)
  return rows[0]?.version
}
