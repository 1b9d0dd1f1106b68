import { sql } from 'drizzle-orm'
import { limits } from '@volute/domain/core/kernel'
import type { Transaction } from '../../../core/db/index.ts'
import { z } from 'zod'
import {
  amountColumn,
  type Column,
  dateColumn,
  partColumn,
  referenceColumn,
  required,
  wholeColumn,
} from '../columns.ts'
import { findWrongPaths } from '../../../catalogue/numbers/index.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, isEachGroupNamed, mergeStaged } from '../merge-staged.ts'
import { dateLines, findWrongDates, isToday, mergePast, referenceFrom } from './past-of-boms.ts'
import { placeLines } from './place-lines.ts'

const whole = wholeColumn(limits.integer)

/** A whole number, or a text such as `10A` and `433.1`, which is the line's reference. */
const positionColumn: Column = {
  type: 'integer',
  read: z.string().transform((text, context) => {
    const position = [whole, referenceColumn]
      .map(({ read }) => read.safeParse(text))
      .find(({ success }) => success)
    if (position?.success) return position.data
    context.addIssue(`'${text.slice(0, 100)}' is not a position such as 10, 10A or 433.1`)
    return z.NEVER
  }),
}

/**
 * A BOM in the file becomes exactly the file's lines; other BOMs stay as they are. Lines with a `valid_to` are past lines,
 * separate from today's: if the file has any for a BOM, they replace its whole past.
 */
export const bomLines: Kind = {
  file: 'bom_lines.csv',
  columns: {
    parent_part_number: partColumn('parent_part_id'),
    child_part_number: partColumn('child_part_id'),
    quantity: required(amountColumn(0.001)),
    position: positionColumn,
    reference: referenceColumn,
    valid_from: dateColumn,
    valid_to: dateColumn,
  },
  eitherOf: ['position', 'reference'],
  whole: { of: 'BOM', column: 'parent_part_number', by: sql`s.parent_part_id` },
  complete(row) {
    if (typeof row['position'] !== 'string') return
    row['reference'] ??= row['position']
    row['position'] = null
  },
  prepare: placeLines,
  unique: [
    {
      column: 'position',
      by: sql`case when ${isToday} then s.parent_part_id::text || ' ' || s.position end`,
      says: (line) => `this BOM has this position in line ${line} already`,
    },
  ],
  check: checkStagedBoms,
  async merge(tx, present) {
    const removed = await removeOthers(tx)
    const counts = await mergeStaged(tx, present, {
      label: 'BOM lines',
      table: 'bom_lines',
      where: isToday,
      match: sql`t.parent_part_id = s.parent_part_id and t.position = s.position`,
      set: {
        parent_part_id: from('parent_part_number', sql`s.parent_part_id`),
        child_part_id: from('child_part_number', sql`s.child_part_id`),
        quantity: from('quantity'),
        position: from('position'),
        ...referenceFrom(present),
      },
    })
    if (present.has('valid_from')) await dateLines(tx)
    const past = present.has('valid_to') ? [await mergePast(tx, present)] : []
    return [{ ...counts, removed }, ...past]
  },
}

async function removeOthers(tx: Transaction): Promise<number> {
  const removed = await tx.execute(sql`
    delete from bom_lines t
    where ${isEachGroupNamed}
      and exists (select from staged s where s.parent_part_id = t.parent_part_id and ${isToday})
      and not exists (
        select from staged s where s.parent_part_id = t.parent_part_id and s.position = t.position and ${isToday}
      )`)
  return removed.rowCount ?? 0
}

/**
 * Rejects cycles and BOMs that are too deep, in the file and the database combined (OQ-74). Leaves out a whole BOM that has
 * a bad line, since half a BOM would be wrong.
 */
async function checkStagedBoms(tx: Transaction): Promise<Problem[]> {
  const problems = await findWrongDates(tx)
  for (;;) {
    await setAsideBoms(tx)
    const found = await findWrongLines(tx)
    if (found.length === 0) return problems
    problems.push(...found)
    const lines = found.map(({ line }) => line)
    await tx.execute(sql`update staged set bad = true where line = any(${sql.param(lines)}::int[])`)
  }
}

async function setAsideBoms(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update staged s set bad = true
    where not s.bad and exists (select from staged b where b.parent_part_id = s.parent_part_id and b.bad)`)
}

async function findWrongLines(tx: Transaction): Promise<Problem[]> {
  const { cycles, tooDeep } = findWrongPaths(await readMergedBoms(tx), limits.bomDepth)
  const problems: Problem[] = []
  for (const path of cycles)
    problems.push(...(await blame(tx, path, stepsOf(path).toReversed(), 'the part would contain itself')))
  for (const path of tooDeep)
    problems.push(
      ...(await blame(tx, path, stepsOf(path), `the BOM would be more than ${limits.bomDepth} levels deep`)),
    )
  return problems
}

/** Children of every part after the import: the file's lines for its BOMs, the database's lines for all others. */
async function readMergedBoms(tx: Transaction): Promise<Map<number, number[]>> {
  const childrenOf = new Map<number, number[]>()
  // A cursor keeps memory flat: node-postgres holds every row of a plain query.
  await tx.execute(sql`
    declare edges no scroll cursor for
    select t.parent_part_id as parent, t.child_part_id as child from bom_lines t
    where not exists (select from staged s where s.parent_part_id = t.parent_part_id and not s.bad and ${isToday})
    union all
    select parent_part_id, child_part_id from staged s where not bad and ${isToday}`)
  for (;;) {
    const { rows } = await tx.execute<{ parent: number; child: number }>(sql`fetch 20000 from edges`)
    if (rows.length === 0) break
    for (const { parent, child } of rows) {
      const children = childrenOf.get(parent)
      if (children) children.push(child)
      else childrenOf.set(parent, [child])
    }
  }
  await tx.execute(sql`close edges`)
  return childrenOf
}

const stepsOf = (path: number[]) => path.slice(1).map((child, place) => ({ parent: path[place], child }))

/** Reports the first step that is a line of the file, since the database alone was valid. */
async function blame(
  tx: Transaction,
  path: number[],
  steps: ReturnType<typeof stepsOf>,
  reason: string,
): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; numbers: string }>(sql`
    select s.line, (
      select string_agg(p.part_number, ' → ' order by on_path.place)
      from unnest(${sql.param(path)}::int[]) with ordinality on_path (id, place) join parts p using (id)
    ) as numbers
    from rows from (jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as (parent integer, child integer))
      with ordinality step (parent, child, place)
    join staged s on s.parent_part_id = step.parent and s.child_part_id = step.child
    where not s.bad and ${isToday}
    order by step.place, s.line limit 1`)
  return rows.map(({ line, numbers }) => ({
    line,
    column: 'child_part_number',
    reason: `${reason}: ${numbers}`,
  }))
}
