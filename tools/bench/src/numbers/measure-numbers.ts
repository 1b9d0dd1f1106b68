import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import { findResults, suggestNumbers } from '@volute/domain/storefront/search'
import { openCsv } from '@volute/domain/core/table'
import type { Pool } from 'pg'
import { pick, seeded } from '../catalogue/seeded.ts'
import { printTable } from '../print-table.ts'
import { fillCatalogue } from '../world/fill-catalogue.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import { openWorld } from '../world/open-world.ts'
import { startShopProcess } from '../world/start-shop-process.ts'
import { type Judge, judgeAnswer, openJudge, type Verdict, verdicts } from './judge-answer.ts'
import { misspell, type Misspelling, misspellingKinds, type RealNumber } from './misspell.ts'
import { vacuumFilled } from '../world/vacuum-filled.ts'

const [COMPANY, AT_ONCE] = ['Bench Numbers', 8]

/**
 * Asks the shop for misspellings of real part numbers (from `parts.csv` and `pumps.csv` of a folder, if given) and of the made
 * catalogue's, and prints how many are taken right, offered, or taken wrong.
 */
export async function measureNumbers(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      count: { type: 'string', default: '10000' },
      parts: { type: 'string', default: '60000' },
      folder: { type: 'string' },
      seed: { type: 'string', default: '7' },
    },
  })
  const world = await openWorld()
  try {
    await fillCatalogue(world.pool, Number(values.parts))
    if (values.folder) await addReal(world.pool, values.folder)
    await fillCompanies(world.db, world.pool, [COMPANY])
    const [person] = await fillPeople(world.pool, COMPANY, 1)
    const numbers = await listNumbers(world.pool)
    const chance = seeded(Number(values.seed))
    const asked = Array.from({ length: Number(values.count) }, (_, place) =>
      misspell(
        chance,
        pick(chance, numbers.drawn),
        misspellingKinds[place % misspellingKinds.length] ?? 'typo',
      ),
    )
    const shop = await startShopProcess(world.settings)
    const counts = await judgeAll(asked, openJudge(numbers.all), openAsker(shop.address, person))
    await shop.stop()
    console.log(`${numbers.all.length.toLocaleString('en')} numbers`)
    printTable(
      ['misspelling', ...verdicts],
      [...counts].map(([kind, of]) => [kind, ...verdicts.map((verdict) => String(of.get(verdict) ?? 0))]),
    )
  } finally {
    await world.close()
  }
}

/** Number of each verdict by kind of misspelling; every missed or wrong one is printed. */
async function judgeAll(asked: readonly Misspelling[], judge: Judge, ask: ReturnType<typeof openAsker>) {
  const counts = new Map(misspellingKinds.map((kind) => [kind, new Map<Verdict, number>()]))
  const next = asked.values()
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return counts

  async function takeTurns() {
    for (const one of next) {
      const { exact } = await ask(findResults, { q: one.typed })
      const { suggestions } = await ask(suggestNumbers, { text: one.typed })
      const verdict = judgeAnswer(judge, one, { exact, suggestions })
      const of = counts.get(one.kind)
      of?.set(verdict, (of.get(verdict) ?? 0) + 1)
      if (verdict === 'wrong' || verdict === 'missed') console.error(verdict, JSON.stringify(one))
    }
  }
}

const openAsker =
  (address: string, person: Person | undefined) =>
  async <E extends Endpoint>(endpoint: E, sent: SentTo<E>): Promise<ReplyOf<E>> => {
    const { url } = requestOf(endpoint, sent)
    const answer = await fetch(address + url, { headers: { authorization: `Bearer ${person?.token}` } })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return (await answer.json()) as ReplyOf<E>
  }

/** Adds the numbers of a folder in the import format; one that the catalogue has already is left out. */
async function addReal(pool: Pool, folder: string) {
  const column = (file: string, name: string) => {
    const csv = openCsv(',')
    const [header, ...rows] = [csv.push(readFileSync(join(folder, file), 'utf8')), csv.close()].flat()
    return rows.flatMap(({ cells }) => cells[header?.cells.indexOf(name) ?? -1] || [])
  }
  await pool.query(
    `insert into parts (part_number, description, unit_id, is_sellable)
     select number, '', units.id, true from units, unnest($1::text[]) number on conflict do nothing`,
    [column('parts.csv', 'part_number')],
  )
  await pool.query(
    `insert into pumps (bom_part_id, serial_number)
     select (select min(bom_part_id) from pumps), number from unnest($1::text[]) number on conflict do nothing`,
    [column('pumps.csv', 'serial_number')],
  )
  await vacuumFilled(pool)
}

/** All numbers, and those to misspell: with a digit and at least four characters. */
async function listNumbers(pool: Pool): Promise<Record<'all' | 'drawn', RealNumber[]>> {
  const { rows: all } = await pool.query<RealNumber>(`
    select 'part' as type, part_number as identifier from parts union all select 'serial', serial_number from pumps`)
  return { all, drawn: all.filter(({ identifier }) => /\d/.test(identifier) && identifier.length > 3) }
}
