import type { DraftDrawing, DrawnLine } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { type Queryable, sameNumber } from '../../../core/db/index.ts'

/** A row of a draft's difference. */
interface Changed extends Record<string, unknown> {
  act: 'ADDED' | 'CHANGED' | 'CLOSED'
  key: string
  cells: [column: string, before: string | null, after: string | null][]
}

/** Lines of a part's BOM in the current catalogue. */
export async function findLinesOf(db: Queryable, partNumber: string): Promise<DrawnLine[]> {
  const { rows } = await db.execute<DrawnLine & Record<string, unknown>>(sql`
    select line.position, coalesce(line.reference, line.position::text) as reference, child.part_number as "partNumber",
      child.description
    from bom_lines line join parts parent on parent.id = line.parent_part_id join parts child on child.id = line.child_part_id
    where ${sameNumber(sql`parent.part_number`, partNumber)} order by line.position`)
  return rows
}

/** Lines of a part's BOM after the draft, if its difference is known; otherwise the current ones (CALLOUT-43). */
export async function findDrawnLines(
  db: Queryable,
  publicationId: number,
  partNumber: string | null,
): Promise<DrawnLine[]> {
  if (partNumber === null) return []
  const today = await findLinesOf(db, partNumber)
  const { rows: changes } = await db.execute<Changed>(sql`
    select act, key, cells from publication_rows
    where publication_id = ${publicationId} and table_name = 'bom_lines' and starts_with(upper(key), upper(${`${partNumber} · `}))
    order by act = 'CLOSED' desc, place`)
  const lines = changes.length > 0 ? await named(db, publicationId, applyTo(today, changes)) : today
  return lines.toSorted((a, b) => a.position - b.position)
}

/** Applies changes to BOM lines, which are identified by their reference before the change. */
function applyTo(today: readonly DrawnLine[], changes: readonly Changed[]): DrawnLine[] {
  const lines = new Map(today.map((line) => [line.reference, line]))
  const changed: DrawnLine[] = []
  for (const { act, key, cells } of changes) {
    const of = (column: string, at: 1 | 2) => cells.find(([name]) => name === column)?.[at] ?? undefined
    const called = key.slice(key.indexOf(' · ') + 3)
    const before = of('reference', 1) ?? (of('reference', 2) ? of('position', 1) : undefined) ?? called
    const was = lines.get(before)
    lines.delete(before)
    if (act === 'CLOSED') continue
    changed.push({
      position: Number(of('position', 2) ?? was?.position ?? 0),
      reference: called,
      partNumber: of('child_part_number', 2) ?? was?.partNumber ?? '',
      description: was?.description ?? '',
    })
  }
  return [...lines.values(), ...changed]
}

/** Adds descriptions from the catalogue or the draft. */
async function named(
  db: Queryable,
  publicationId: number,
  lines: readonly DrawnLine[],
): Promise<DrawnLine[]> {
  const numbers = JSON.stringify(lines.map(({ partNumber }) => partNumber))
  const { rows } = await db.execute<{ number: string; description: string }>(sql`
    select upper(part_number) as number, description from parts
    where upper(part_number) in (select upper(value) from json_array_elements_text(${numbers}::json))
    union all
    select upper(key), cell->>2 from publication_rows cross join jsonb_array_elements(cells) cell
    where publication_id = ${publicationId} and table_name = 'parts' and cell->>0 = 'description'
      and cell->>2 is not null and upper(key) in (select upper(value) from json_array_elements_text(${numbers}::json))`)
  const descriptions = new Map(rows.map(({ number, description }) => [number, description]))
  return lines.map((line) => ({
    ...line,
    description: descriptions.get(line.partNumber.toUpperCase()) ?? line.description,
  }))
}

/** The first number that is a part of the catalogue or added by the draft, in its spelling there. */
export async function findDrawnPart(
  db: Queryable,
  publicationId: number,
  numbers: readonly string[],
): Promise<string | null> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select known.number from json_array_elements_text(${JSON.stringify(numbers)}::json) with ordinality wanted (number, place)
    cross join lateral (
      select part_number as number from parts where upper(part_number) = upper(wanted.number)
      union all
      select key from publication_rows
      where publication_id = ${publicationId} and table_name = 'parts' and act = 'ADDED' and upper(key) = upper(wanted.number)
      limit 1) known
    order by place limit 1`)
  return rows[0]?.number ?? null
}

/** File of a draft that leaves out the whole BOM of a part, because some of its lines are bad. */
export async function findLeftOut(
  db: Queryable,
  publicationId: number,
  partNumber: string | null,
): Promise<DraftDrawing['leftOut']> {
  if (partNumber === null) return null
  const { rows } = await db.execute<{ found: NonNullable<DraftDrawing['leftOut']> }>(sql`
    select whole || jsonb_build_object('fileId', file.id, 'fileName', file.name) as found
    from publication_files file cross join jsonb_array_elements(groups_left_out) whole
    where publication_id = ${publicationId} and whole->>'of' = 'BOM' and upper(whole->>'number') = upper(${partNumber})
    limit 1`)
  return rows[0]?.found ?? null
}
