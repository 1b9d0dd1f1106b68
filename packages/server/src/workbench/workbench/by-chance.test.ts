import { isDeepStrictEqual } from 'node:util'
import * as contract from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { randomOf } from '../../../test/random-of.ts'
import { publish } from './index.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

/** Row with its values by name: a part's price and description, a line's part and quantity; `mark` changes with each write. */
type Row = Record<string, string>
type World = Map<string, Row>
interface Change {
  key: string
  before: Row | undefined
  after: Row | undefined
}

const PARTS = 8
const STEPS = Number(process.env['STEPS'] ?? 16)
const BOMS = 3

/** Generates a random draft and its expected result without a database; `mark` is new with each. */
function writeFile(
  world: World,
  random: (below: number) => number,
  mark: number,
): { next: World; files: Record<string, string> | undefined } {
  const next = new Map(world)
  if (random(2) === 0) {
    const column = random(2) ? 'price' : 'description'
    const rows = [...new Set([random(PARTS), random(PARTS), random(PARTS)])].map((n) => [
      `CH-P${n}`,
      `${mark}${n}`,
    ])
    for (const [number = '', value = ''] of rows) {
      const known = next.get(`part ${number}`)
      const fresh: Row = { price: '', description: number }
      next.set(`part ${number}`, { ...(known ?? fresh), [column]: value })
    }
    return {
      next,
      files: { 'parts.csv': `part_number,${column}\n${rows.map((row) => row.join(',')).join('\n')}\n` },
    }
  }
  const bom = `CH-B${random(BOMS)}`
  const known = [...world.keys()].filter((key) => key.startsWith('part CH-P')).map((key) => key.slice(5))
  const positions = [1, 2, 3, 4].filter(() => random(3) > 0)
  if (known.length === 0 || positions.length === 0) return { next, files: undefined }
  const rows = positions.map((position) => ({
    position,
    child: known[random(known.length)] ?? '',
    quantity: String(random(3) + 1),
  }))
  for (const position of [1, 2, 3, 4]) {
    const key = `line ${bom} ${position}`
    const row = rows.find((one) => one.position === position)
    const old = next.get(key)
    if (old && (!row || row.child !== old['child'] || row.quantity !== old['quantity']))
      next.set(`past ${bom} ${position} ${mark}`, {
        child: old['child'] ?? '',
        quantity: old['quantity'] ?? '',
      })
    if (!row) next.delete(key)
    else if (!old || row.child !== old['child'] || row.quantity !== old['quantity'])
      next.set(key, { child: row.child, quantity: row.quantity, since: String(mark) })
  }
  const lines = rows
    .map(({ position, child, quantity }) => `${bom},${child},${quantity},${position}`)
    .join('\n')
  return {
    next,
    files: { 'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\n${lines}\n` },
  }
}

const differing = (before: World, after: World): Change[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ key, before: before.get(key), after: after.get(key) }))
    .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))

/** World without these changes; undefined if others have changed the rows or use what the changes added. */
function without(world: World, changes: readonly Change[]): World | undefined {
  const next = new Map(world)
  for (const { key, before, after } of changes) {
    const now = world.get(key)
    const columns = Object.keys(after ?? {}).filter((column) => !before || before[column] !== after?.[column])
    const isUntouched = after ? now && columns.every((column) => now[column] === after[column]) : !now
    if (!isUntouched) return undefined
    if (!before) next.delete(key)
    else
      next.set(
        key,
        after
          ? { ...now, ...Object.fromEntries(columns.map((column) => [column, before[column] ?? ''])) }
          : before,
      )
  }
  const used = new Set(
    [...next].filter(([key]) => !key.startsWith('part')).map(([, row]) => `part ${row['child']}`),
  )
  return [...used].every((key) => next.has(key)) ? next : undefined
}

/** Content of the shop, without the marks. */
async function readWorld(): Promise<string[]> {
  const { rows } = await test.shop.db.execute<{ row: string }>(sql`
    select concat_ws('|', 'part ' || part_number, coalesce((price_cents / 100)::text, ''), description) as row
    from parts where part_number like 'CH-P%'
    union all select concat_ws('|', 'line ' || b.part_number || ' ' || l.position, c.part_number, trim_scale(l.quantity)::text)
    from bom_lines l join parts b on b.id = parent_part_id join parts c on c.id = child_part_id where b.part_number like 'CH-B%'
    union all select concat_ws('|', 'past ' || b.part_number || ' ' || l.position, c.part_number, trim_scale(l.quantity)::text)
    from closed_bom_lines l join parts b on b.id = parent_part_id join parts c on c.id = child_part_id where b.part_number like 'CH-B%'`)
  return rows.map(({ row }) => row).toSorted()
}

const reported = (world: World): string[] =>
  [...world]
    .map(([key, row]) => {
      const [kind = '', name = '', position = ''] = key.split(' ')
      return kind === 'part'
        ? [`part ${name}`, row['price'], row['description']].join('|')
        : [`${kind} ${name} ${position}`, row['child'], row['quantity']].join('|')
    })
    .toSorted()

it.each([1, 2, 3])(
  'random publications and rollbacks leave only what is not rolled back, seed %i (PUBLISH-05, PUBLISH-06)',
  async (seed) => {
    const random = randomOf(seed * 7_919)
    await clear()
    await bench.published({
      'parts.csv': `part_number\n${Array.from({ length: BOMS }, (_, n) => `CH-B${n}`).join('\n')}\n`,
    })
    let world: World = new Map()
    const published: { id: string; changes: Change[]; isBack: boolean }[] = []
    let backs = 0
    for (let mark = 100; mark < 100 + STEPS; mark++) {
      const candidates = published.filter(({ isBack }) => !isBack)
      const chosen = random(3) === 0 ? candidates[random(candidates.length)] : undefined
      if (chosen) {
        const expected = without(world, chosen.changes)
        const { status, body } = await test.call(
          contract.rollBack,
          { publicationId: chosen.id, onlyUntouched: false },
          bench.ada,
        )
        expect(status, `taking ${chosen.id} back, ${JSON.stringify(chosen.changes)}`).toBe(
          expected ? 201 : 409,
        )
        if (!expected) continue
        await publish(test.shop, body.publicationId)
        // A rollback may itself be rolled back.
        published.push({ id: String(body.publicationId), changes: differing(world, expected), isBack: false })
        chosen.isBack = true
        for (const one of published) if (one !== chosen && one.isBack && isOf(one, chosen)) one.isBack = false
        world = expected
        backs++
      } else {
        const { next, files } = writeFile(world, random, mark)
        const changes = differing(world, next)
        if (!files || changes.length === 0) continue
        published.push({ id: await bench.published(files), changes, isBack: false })
        world = next
      }
      expect(await readWorld(), `after ${mark}`).toEqual(reported(world))
    }
    expect(backs).toBeGreaterThan(0)
  },
)

/** True when one is the inverse of the other, that is, the one it rolled back, which counts as published again. */
const isOf = (one: { changes: Change[] }, other: { changes: Change[] }) =>
  isDeepStrictEqual(
    new Set(one.changes.map(({ key, before, after }) => JSON.stringify([key, before, after]))),
    new Set(other.changes.map(({ key, before, after }) => JSON.stringify([key, after, before]))),
  )

/** Deletes the parts of an earlier seed. */
async function clear() {
  const { db } = test.shop
  const ours = sql`(select id from parts where part_number like 'CH-%')`
  await db.execute(sql`delete from bom_lines where parent_part_id in ${ours}`)
  await db.execute(sql`delete from closed_bom_lines where parent_part_id in ${ours}`)
  await db.execute(sql`delete from part_uses where part_id in ${ours}`)
  await db.execute(sql`delete from parts where part_number like 'CH-%'`)
}
