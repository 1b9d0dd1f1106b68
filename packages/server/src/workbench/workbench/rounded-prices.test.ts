import * as contract from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

/** A price list with a price of 0.0125, whose rounding a person has accepted. */
async function agreedDraft(files: Record<string, string | Buffer> = {}) {
  const id = await bench.drafted({
    'parts.csv': 'part_number,price\nNS9000,0.0125\nRQ5501,12.5000\nNEW-1,1.005\n',
    ...files,
  })
  const asked = { publicationId: id, fileId: String((await bench.state(id)).files[0]?.fileId) }
  const { reading, mappings, findings } = (await test.call(contract.getUploadedFile, asked, bench.ada)).body
  if (!reading) throw new Error('it was not read')
  const agreed = mappings.map((one) => ({ ...one, agreed: ['ROUNDED' as const] }))
  await test.call(contract.mapFile, { ...asked, reading, mappings: agreed }, bench.ada)
  await bench.compare(id)
  return { id, findings }
}

const priceCells = async (publicationId: string) =>
  (await test.call(contract.listChanges, { publicationId, file: 'parts.csv' }, bench.ada)).body.changes.map(
    ({ key, cells }) => [
      key,
      ...cells.flatMap(({ column, after }) => (column.startsWith('price') ? [after] : [])),
    ],
  )

it('a rounded price is a finding, and the difference names the price in the file (BRING-65, PUBLISH-19)', async () => {
  const { id, findings } = await agreedDraft()
  expect(findings).toEqual([{ kind: 'ROUNDED', column: 1, count: 2, line: 2, text: '0.0125', meant: '0.01' }])
  const named = [
    ['NS9000', '0.01', '0.0125'],
    ['RQ5501', '12.50'],
    ['NEW-1', '1.01', '1.005'],
  ]
  expect(await priceCells(id)).toEqual(named)
  await bench.publishNow(id)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })
  expect(await priceCells(id)).toEqual(named)
  const back = await bench.rolledBack(id)
  expect((await priceCells(back))[0]?.[0]).toBe('NS9000')
})

it('a publication through a copy of the embedded database names them too (PUBLISH-19)', async () => {
  const pages = `serial_number,bom_number\n${Array.from({ length: 600 }, (_, at) => `SN-${at},4RB-EM-100`).join('\n')}\n`
  const { id } = await agreedDraft({ 'pumps.csv': pages })
  await bench.publishNow(id)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null })
  expect(await priceCells(id)).toContainEqual(['NS9000', '0.01', '0.0125'])
})
