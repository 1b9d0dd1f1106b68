import * as contract from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { importFolder } from '../import/index.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const good = (position: number) => `NEW-WET,TB10773,1,${position}`
/** 12 rows of two BOMs: 8 good ones of NEW-WET go with its 3 bad ones. */
const lines = `parent_part_number,child_part_number,quantity,position
NEW-KIT,235626,1,1
${Array.from({ length: 8 }, (_, index) => good(index + 1)).join('\n')}
NEW-WET,NO-PART,1,9
NEW-WET,NEW-SEAL,1,10
NEW-WET,TB10773,none,11
`
const parts = `part_number,description,price
NEW-KIT,Kit,
NEW-WET,"Wet end, new",
NEW-SEAL,"Seal, new",ten
`
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0H99"/></svg>'

it('a BOM with bad rows is left out completely, and its file and drawing say so with the rows (BRING-67)', async () => {
  const id = await bench.compared({ 'parts.csv': parts, 'bom_lines.csv': lines, 'NEW-WET.svg': svg })
  const state = await bench.state(id)
  const group: contract.LeftOutGroup = {
    of: 'BOM',
    number: 'NEW-WET',
    goodRows: 8,
    badRows: 3,
    badLines: [11, 12, 13],
  }
  expect(
    state.files.map((file) => [file.name, file.badRows, file.goodRowsLeftOut, file.groupsLeftOut]),
  ).toEqual([
    ['parts.csv', 1, 0, []],
    ['bom_lines.csv', 3, 8, [group]],
    ['NEW-WET.svg', 0, 0, []],
  ])
  expect(contract.workbenchMessages.leftOutWhole(group)).toBe(
    'All of BOM NEW-WET is left out, with 8 good rows: 3 rows are bad, in lines 11, 12, and 13.',
  )
  const { drawings } = (await test.call(contract.listDraftDrawings, { publicationId: id }, bench.ada)).body
  const drawingId = String(drawings[0]?.drawingId)
  expect((await test.call(contract.getDraftDrawing, { drawingId }, bench.ada)).body).toMatchObject({
    partNumber: 'NEW-WET',
    lines: [],
    leftOut: { ...group, fileName: 'bom_lines.csv' },
  })
})

it('a row that names the part of another bad row points to that row (BRING-68)', async () => {
  const id = await bench.compared({ 'parts.csv': parts, 'bom_lines.csv': lines })
  const [ofParts, ofLines] = (await bench.state(id)).files
  const asked = { publicationId: id, fileId: String(ofLines?.fileId) }
  const { problems } = (await test.call(contract.getUploadedFile, asked, bench.ada)).body
  expect(problems).toMatchObject([
    { line: 11, reason: "there is no part 'NO-PART'" },
    {
      line: 12,
      reason: "there is no part 'NEW-SEAL', because line 4 of parts.csv is bad",
      cause: { fileId: ofParts?.fileId, name: 'parts.csv', line: 4 },
    },
    { line: 13, column: 'quantity' },
  ])
  expect(problems.map(({ cause }) => cause?.line)).toEqual([undefined, 4, undefined])
})

it('a file that is mapped again forgets what the last comparison left out (BRING-67)', async () => {
  const id = await bench.compared({ 'parts.csv': parts, 'bom_lines.csv': lines })
  const [, ofLines] = (await bench.state(id)).files
  const asked = { publicationId: id, fileId: String(ofLines?.fileId) }
  const { reading, mappings } = (await test.call(contract.getUploadedFile, asked, bench.ada)).body
  if (!reading) throw new Error('it was not read')
  const { body } = await test.call(contract.mapFile, { ...asked, reading, mappings }, bench.ada)
  expect([ofLines?.goodRowsLeftOut, body.goodRowsLeftOut, body.groupsLeftOut]).toEqual([8, 0, []])
})

it('the command line names the BOMs and pumps that are left out completely (BRING-67)', async () => {
  const folder = await writeFolder({
    'parts.csv': parts,
    'bom_lines.csv': lines,
    'as_shipped.csv':
      'serial_number,parent_part_number,child_part_number,quantity,position\n100234,4RB-EM-100,TB10773,1,1\n100234,4RB-EM-100,TB10773,none,2\n',
  })
  const { leftOutWhole } = await importFolder(test.shop, folder, { dryRun: true })
  expect(leftOutWhole).toEqual([
    { file: 'bom_lines.csv', goodRows: 8, groups: [expect.objectContaining({ number: 'NEW-WET' })] },
    {
      file: 'as_shipped.csv',
      goodRows: 1,
      groups: [{ of: 'PUMP', number: '100234', goodRows: 1, badRows: 1, badLines: [3] }],
    },
  ])
})
