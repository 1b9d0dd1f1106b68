import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePdf } from '../../../test/make-pdf.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { randomOf } from '../../../test/random-of.ts'
import { importFolder } from '../import/index.ts'

const LOOK_UPS = Number(process.env['LOOK_UPS'] ?? 60)
const catalogue = fileURLToPath(new URL('../../../../../demo/catalogue', import.meta.url))

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  await importFolder(test.shop, catalogue)
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

type Row = Record<string, string>
const rowsOf = async (name: string): Promise<Row[]> =>
  Papa.parse<Row>(await readFile(`${catalogue}/${name}`, 'utf8'), { header: true, skipEmptyLines: true }).data

const random = randomOf(7)
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T

/** All look-ups of a part, a BOM or a pump. */
async function writeLookUps(): Promise<string[]> {
  const parts = (await rowsOf('parts.csv')).map((row) => row['part_number'] ?? '')
  const words = (await rowsOf('parts.csv'))
    .flatMap((row) => (row['description'] ?? '').split(/[\s,]+/))
    .filter((word) => word.length > 3)
  const boms = [...new Set((await rowsOf('bom_lines.csv')).map((row) => row['parent_part_number'] ?? ''))]
  const serials = (await rowsOf('pumps.csv')).map((row) => row['serial_number'] ?? '').filter(Boolean)
  const slip = (word: string) => word.slice(0, 2) + word.slice(3)
  const asks = [
    () => `/api/lookup/bom/${encodeURIComponent(oneOf(boms))}`,
    () => `/api/lookup/serial/${encodeURIComponent(oneOf(serials))}`,
    () => `/api/part/${encodeURIComponent(oneOf(parts))}`,
    () => `/api/part/${encodeURIComponent(oneOf(parts))}/where-used`,
    () => `/api/serial/${encodeURIComponent(oneOf(serials))}`,
    () => `/api/serial/${encodeURIComponent(oneOf(serials))}/fit`,
    () => `/api/search/results?q=${encodeURIComponent(`${oneOf(words)} ${oneOf(words)}`)}`,
    () => `/api/search/results?q=${encodeURIComponent(slip(oneOf(words)))}`,
    () => `/api/search/suggestions?text=${encodeURIComponent(oneOf(parts).slice(0, 4))}`,
    () => `/svgs/${encodeURIComponent(oneOf(boms))}.svg`,
    () => '/documents/OM-4RB.pdf',
  ]
  return Array.from({ length: LOOK_UPS }, () => oneOf(asks)())
}

async function lookUp(urls: readonly string[]): Promise<string[]> {
  const answers: string[] = []
  for (const url of urls) {
    const { token, companyId } = bench.ada
    const headers = { authorization: `Bearer ${token}`, 'x-company-id': String(companyId) }
    const { statusCode, body } = await test.app.inject({ method: 'GET', url, headers })
    answers.push(`${statusCode} ${body}`)
  }
  return answers
}

const csv = (rows: readonly Row[]) => `${Papa.unparse(rows as Row[])}\n`

/** A draft that changes something in every kind of file. */
async function writeChanges(): Promise<Record<string, string | Buffer>> {
  const parts = (await rowsOf('parts.csv')).filter(() => random(3) === 0)
  const lines = await rowsOf('bom_lines.csv')
  const some = new Set(lines.map((line) => line['parent_part_number']).filter(() => random(3) === 0))
  const pumps = (await rowsOf('pumps.csv')).filter((row) => row['serial_number'] && random(2) === 0)
  const drawn = oneOf([...some]) ?? ''
  return {
    'parts.csv': csv([
      ...parts.map((row) => ({
        ...row,
        price: String(random(900) + 1),
        description: random(2) ? `${row['description']} zugehörig` : (row['description'] ?? ''),
        stock: String(random(50)),
      })),
      { ...parts[0], part_number: 'TB-NEW-1', description: 'Wiggleworm bracket', price: '5' },
    ]),
    'bom_lines.csv': csv([
      ...lines
        .filter((line) => some.has(line['parent_part_number']) && random(4) > 0)
        .map((line) => ({ ...line, quantity: String(random(5) + 1) })),
      ...[...some].map((parent) => ({
        parent_part_number: parent ?? '',
        child_part_number: 'TB-NEW-1',
        quantity: '1',
        position: '990',
      })),
    ]),
    'pumps.csv': csv(pumps.map((row) => ({ ...row, description: 'Repainted', pump_model: 'Other model' }))),
    'supersessions.csv': csv([{ part_number: parts[1]?.['part_number'] ?? '', replaced_by: 'TB-NEW-1' }]),
    'alternates.csv': csv([
      { part_number: parts[2]?.['part_number'] ?? '', alternate: 'TB-NEW-1', kind: 'EQUAL' },
    ]),
    [`drawings/${drawn}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"><text>TB-NEW-1</text></svg>',
    'documents/OM-4RB.pdf': makePdf(['Quixotic pages about something else.']),
  }
}

it('a rollback restores look-ups byte for byte, and rolling that back publishes them again (PUBLISH-05, PUBLISH-07)', async () => {
  const urls = await writeLookUps()
  const before = await lookUp(urls)
  const id = await bench.published(await writeChanges())
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })
  const published = await lookUp(urls)
  expect(differing(published, before).length).toBeGreaterThan(LOOK_UPS / 4)

  const back = await bench.rolledBack(id)
  expect(await bench.state(back)).toMatchObject({ state: 'PUBLISHED', problem: null })
  expect(differing(await lookUp(urls), before)).toEqual([])
  const { rows } = await test.shop.db.execute(sql`
    select word from description_words where word in ('wiggleworm', 'zugehörig')
    union select word from page_words where word = 'quixotic'`)
  expect(rows).toEqual([])

  const again = await bench.rolledBack(back)
  expect(await bench.state(again)).toMatchObject({
    state: 'PUBLISHED',
    rollsBack: { publicationId: Number(back) },
  })
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', rolledBackBy: null })
  expect(differing(await lookUp(urls), published)).toEqual([])

  function differing(answers: readonly string[], wanted: readonly string[]) {
    return urls.filter((_url, index) => answers[index] !== wanted[index])
  }
})
