import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPart } from '@volute/domain/catalogue/part'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBom } from '../../../../test/add-bom.ts'
import { type Caller, openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'
import { sayBadRows } from '../report.ts'

const HEADER = 'part_number,replaced_by\n'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  const long = Array.from({ length: 66 }, (_, n) => `L-${n}`)
  await addBom(shop.shop.db, [], ['A', 'B', 'C', 'D', 'E', 'X-1', 'X-2', 'X-3', 'X-4', ...long])
})
afterAll(() => shop.close())

const folderOf = (rows: string) => writeFolder({ 'supersessions.csv': `${HEADER}${rows}` })
const run = async (rows: string, options = {}) => importFolder(shop.shop, await folderOf(rows), options)
const bad = async (rows: string) => sayBadRows((await run(rows)).badRows)

async function replacementOf(partNumber: string) {
  const { body } = await shop.call(getPart, { partNumber }, ben)
  return body.replacedBy?.partNumber ?? null
}

it('replacements are added, changed and removed, with numbers in any case; a repeated row is accepted', async () => {
  const count = async (rows: string) => (await run(rows)).counts
  const none = { label: 'supersessions', added: 0, changed: 0, unchanged: 0, removed: 0 }
  expect(await count('a,b\nA,B\nc,D\n')).toEqual([{ ...none, added: 2, unchanged: 1 }])
  expect(await count('A,B\nC,D\n')).toEqual([{ ...none, unchanged: 2 }])
  expect(await count('A,E\nC,\nD,\n')).toEqual([{ ...none, changed: 1, removed: 1, unchanged: 1 }])
  expect(await replacementOf('A')).toBe('E')
  expect(await replacementOf('C')).toBeNull()
})

it('a dry run and a file without the column change nothing', async () => {
  const report = await run('B,C\n', { dryRun: true })
  expect(report).toMatchObject({ counts: [{ added: 1 }], imported: false })
  expect(await replacementOf('B')).toBeNull()
  const partial = await importFolder(
    shop.shop,
    await writeFolder({ 'supersessions.csv': 'part_number\nA\n' }),
  )
  expect(partial.counts).toMatchObject([{ changed: 0, removed: 0, unchanged: 1 }])
  expect(await replacementOf('A')).toBe('E')
})

it('a chain is followed to its end, across file and database, up to 64 replacements', async () => {
  await run('X-1,X-2\n')
  await run('X-2,X-3\nX-3,X-4\n')
  expect(await replacementOf('X-1')).toBe('X-4')
  const chain = (from: number) =>
    Array.from({ length: 65 - from }, (_, n) => `L-${n + from},L-${n + from + 1}\n`).join('')
  expect((await run(chain(1))).badRows).toEqual([])
  expect(await replacementOf('L-1')).toBe('L-65')
  const [reason] = await bad('L-0,L-1\n')
  expect(reason).toMatch(
    /line 2, column replaced_by: the chain would be more than 64 replacements long: L-0 →/,
  )
})

describe('bad rows are reported with file, line, column and reason', () => {
  it.each([
    ['NOPE,A\n', "line 2, column part_number: there is no part 'NOPE'"],
    ['B,NOPE\n', "line 2, column replaced_by: there is no part 'NOPE'"],
    [',B\n', 'line 2, column part_number: is blank'],
    ['B,b\n', 'line 2, column replaced_by: a part cannot replace itself: B → B'],
    ['B,C\nD,B\nb,D\n', 'line 4, column replaced_by: line 2 gives this part another replacement'],
    ['B,C\nB,\n', 'line 3, column replaced_by: line 2 gives this part another replacement'],
    ['B,C\nC,D\nD,B\n', /line 4, column replaced_by: the parts would replace each other: (B|C|D) → /],
    ['X-4,X-1\n', /line 2, column replaced_by: the parts would replace each other: .*X-4 → X-1/],
  ])('%j', async (rows, sentence) => {
    expect(await bad(rows)).toEqual([
      expect.stringMatching(
        typeof sentence === 'string' ? RegExp(`supersessions.csv.*${sentence}$`) : sentence,
      ),
    ])
    expect(await replacementOf('B')).toBeNull()
  })
})

it('--skip-bad breaks a cycle at its last row and writes the bad rows next to the file', async () => {
  const folder = await folderOf('B,C\nC,B\nC,B\nD,E\n')
  const report = await importFolder(shop.shop, folder, { skipBad: true })
  expect(report.badRows.map(({ line }) => line)).toEqual([3, 4])
  expect(await readFile(join(folder, 'bad-rows', 'supersessions.csv'), 'utf8')).toBe(`${HEADER}C,B\nC,B\n`)
  expect([await replacementOf('B'), await replacementOf('C'), await replacementOf('D')]).toEqual([
    'C',
    null,
    'E',
  ])
})

it('leaving out a row keeps the stored replacement, and the cycle that this closes is reported', async () => {
  await run('B,C\nC,\n')
  const report = await run('C,B\nB,NOPE\n', { skipBad: true })
  expect(sayBadRows(report.badRows)).toEqual([
    expect.stringMatching(/line 2, .*the parts would replace each other/),
    expect.stringMatching(/line 3, .*there is no part 'NOPE'/),
  ])
  expect([await replacementOf('B'), await replacementOf('C')]).toEqual(['C', null])
})
