import type { Pool } from 'pg'
import { between, type Chance, pick, seeded } from '../catalogue/seeded.ts'

const words =
  'torque casing screw gland packing bearing grease oil wear ring clearance coupling alignment impeller trim shaft sleeve seal suction discharge valve motor start stop drain vent storage frost vibration noise baseplate grout anchor hub key spring insulation winding cable float chamber'.split(
    ' ',
  )

/** Adds pages of some 250 words each, a hundred per document. */
export async function fillPages(pool: Pool, count: number): Promise<void> {
  const chance = seeded(2)
  const texts = Array.from({ length: count }, () => pageText(chance))
  await pool.query(
    `with document as (
       insert into documents (path, source_hash) select '/documents/B' || n || '.pdf', repeat('0', 64)
       from generate_series(0, $2::int / 100) n returning id, substring(path from '\\d+')::int as n)
     insert into document_pages (document_id, page, text)
     select document.id, ord % 100 + 1, text
     from unnest($1::text[]) with ordinality as made (text, ord) join document on n = ord / 100`,
    [texts, count],
  )
}

const pageText = (chance: Chance) =>
  Array.from(
    { length: 250 },
    () => `${pick(chance, words)}${between(chance, 0, 3) === 0 ? between(chance, 1, 400) : ''}`,
  ).join(' ')
