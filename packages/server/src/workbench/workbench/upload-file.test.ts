import { getPart } from '@volute/domain/catalogue/part'
import * as contract from '@volute/domain/workbench/workbench'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { zipSync } from 'fflate'
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

const priceOf = async (partNumber: string) => (await test.call(getPart, { partNumber }, bench.ada)).body.price
const zipOf = (files: Record<string, string | Buffer>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, file]) => [name, Buffer.from(file as string)])),
    ),
  )
const prices = (...rows: string[]) => ({ 'parts.csv': `part_number,price\n${rows.join('\n')}\n` })
const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`
const keys = async () => [...(await test.shop.files.listAll('workbench', { recursive: true })).objects]

it('a file is uploaded into a draft up to the size limit, and a user without the permission is rejected (BRING-30)', async () => {
  const id = await bench.drafted({ 'NS.csv': 'part_number,price\nNS9000,4\n' })
  const [file] = (await bench.state(id)).files
  expect(file).toMatchObject({ name: 'NS.csv', bytes: 27, kind: 'TABLE', rows: 1 })
  const ben = await test.signIn('ben@riverbend.example')
  expect(await bench.upload(id, 'parts.csv', 'x', ben)).toMatchObject({ status: 403 })
  const tooLarge = await test.app.inject({
    method: 'POST',
    url: `/api/workbench/publications/${id}/files?name=large.csv`,
    headers: {
      authorization: `Bearer ${bench.ada.token}`,
      'content-length': String(contract.workbenchLimits.fileBytes + 1),
      'content-type': 'application/json',
    },
    payload: '{',
  })
  expect([tooLarge.statusCode, tooLarge.json()]).toEqual([
    413,
    { error: 'The request is too large.', code: 'TOO_LARGE' },
  ])
  expect((await bench.state(id)).files).toHaveLength(1)
  expect(await bench.upload('999999', 'parts.csv', 'x')).toMatchObject({ status: 404 })
})

it('control and text-direction characters are removed from the name of a file (BRING-39)', async () => {
  const turned = 'in\u202Evoice\u2066\u0007.csv'
  const zip = zipSync({ [`a/${turned}`]: new TextEncoder().encode('part_number\nZIP-2\n') })
  const id = await bench.drafted({ [turned]: 'part_number\nNS9000\n', 'two.zip': Buffer.from(zip) })
  expect((await bench.state(id)).files.map(({ name }) => name)).toEqual(['invoice.csv', 'a/invoice.csv'])
  expect(await bench.upload(id, '\u202E\u2066', 'x')).toMatchObject({ status: 400 })
})

it('a ZIP becomes its files, and an empty one is reported (BRING-31)', async () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zip = zipSync({
    'a/parts.csv': bytes('part_number\nZIP-1\n'),
    'a/drawings/ZIP-1.svg': bytes(svg('ZIP-1')),
  })
  const id = await bench.drafted({ 'new model.zip': Buffer.from(zip) })
  const { files } = await bench.state(id)
  expect(files.map(({ name, kind, state }) => [name, kind, state])).toEqual([
    ['a/parts.csv', 'TABLE', 'READY'],
    ['a/drawings/ZIP-1.svg', 'DRAWING', 'READY'],
  ])
  const empty = await bench.drafted({ 'empty.zip': Buffer.from(zipSync({})) })
  expect((await bench.state(empty)).files).toMatchObject([
    { state: 'FAILED', problem: workbenchMessages.zipEmpty },
  ])
})

it('files of a ZIP that cannot be imported are listed in the draft by name and reason (BRING-19)', async () => {
  const id = await bench.drafted({
    'new.zip': zipOf({
      '../evil.csv': 'x',
      'good.csv': 'part_number,price\nNS9000,7\n',
      'GOOD.csv': 'part_number,price\nNS9000,8\n',
      'more.zip': zipOf({ 'parts.csv': 'part_number\nA\n' }),
    }),
    'many.zip': zipOf(Object.fromEntries(Array.from({ length: 103 }, (_, n) => [`../${n}.csv`, '']))),
  })
  const { files } = await bench.state(id)
  expect(files.slice(0, 4).map(({ name, state, problem }) => [name, state, problem])).toEqual([
    ['good.csv', 'READY', null],
    ['../evil.csv', 'FAILED', 'Left out of its ZIP: its name leads out of the folder.'],
    ['GOOD.csv', 'FAILED', 'Left out of its ZIP: another file has the same name.'],
    ['more.zip', 'FAILED', 'Left out of its ZIP: it is a ZIP within a ZIP.'],
  ])
  expect(files).toHaveLength(4 + 101)
  expect(files.at(-1)).toMatchObject({ name: 'many.zip', problem: '3 more files of this ZIP are left out.' })
  const asked = { publicationId: id, fileId: String(files[1]?.fileId) }
  const reading = { encoding: 'utf-8', separator: ',', decimalMark: '.', sheet: null, headRow: 0 } as const
  expect(await test.call(contract.mapFile, { ...asked, reading, mappings: [] }, bench.ada)).toMatchObject({
    status: 400,
    body: { error: files[1]?.problem },
  })
})

const foreign = 'Artikelnummer;Preis\nNS9000;"7,50"\n'

it('a mapping is remembered for files with the same header row; only catalogue files can be mapped to (BRING-32, BRING-36)', async () => {
  const id = await bench.drafted({ 'Preise.csv': foreign })
  const [file] = (await bench.state(id)).files
  expect(file).toMatchObject({ state: 'TO_MAP' })
  const asked = { publicationId: id, fileId: String(file?.fileId) }
  const { body: known } = await test.call(contract.getUploadedFile, asked, bench.ada)
  expect(known).toMatchObject({ heads: ['Artikelnummer', 'Preis'], isRemembered: false })
  const { reading } = known
  if (!reading) throw new Error('it was not read')
  const columns = [
    { to: 'part_number', from: 0 },
    { to: 'price', from: 1 },
  ]
  const map = (to: string) =>
    test.call(
      contract.mapFile,
      { ...asked, reading, mappings: [{ file: to, columns, agreed: ['DECIMAL_COMMA'] }] },
      bench.ada,
    )
  expect(await map('users.csv')).toMatchObject({
    status: 400,
    body: { error: workbenchMessages.notCatalogue },
  })
  expect((await map('parts.csv')).body).toMatchObject({
    state: 'READY',
    maps: ['parts.csv'],
    mapped: [{ rows: [['NS9000', '7.50']] }],
  })
  const next = await bench.drafted({ 'Preise im Mai.csv': foreign })
  const [again] = (await bench.state(next)).files
  expect(again).toMatchObject({ state: 'READY' })
  const shown = await test.call(
    contract.getUploadedFile,
    { publicationId: next, fileId: String(again?.fileId) },
    bench.ada,
  )
  expect(shown.body).toMatchObject({ isRemembered: true, mappings: [{ agreed: ['DECIMAL_COMMA'] }] })
})

it('leaving out a file or discarding a draft deletes the stored bytes (BRING-33)', async () => {
  const id = await bench.drafted({ ...prices('NS9000,9'), 'other.csv': 'part_number\nX-1\n' })
  const [first] = (await bench.state(id)).files
  const count = (await keys()).length
  await test.call(contract.leaveOutFile, { publicationId: id, fileId: String(first?.fileId) }, bench.ada)
  expect((await bench.state(id)).files).toHaveLength(1)
  expect((await keys()).length).toBe(count - 1)
  await test.call(contract.discardDraft, { publicationId: id }, bench.ada)
  expect((await keys()).length).toBe(count - 2)
  expect(await test.call(contract.getPublication, { publicationId: id }, bench.ada)).toMatchObject({
    status: 404,
  })
})

it('publishing without the bad rows needs agreement, and the bad rows can be downloaded (BRING-34, PUBLISH-04)', async () => {
  const id = await bench.compared(prices('NS9000,6', 'NS9000,7', 'RQ5501,ten'))
  const state = await bench.state(id)
  expect(state).toMatchObject({ badRows: 2, changed: 1, files: [{ badRows: 2 }] })
  const publishing = { publicationId: id, atUtc: null, withoutBadRows: false }
  expect(await test.call(contract.publishDraft, publishing, bench.ada)).toMatchObject({
    status: 409,
    body: { error: workbenchMessages.notAgreed },
  })
  const csv = await test.app.inject({
    url: `/api/workbench/publications/${id}/files/${state.files[0]?.fileId}/bad-rows`,
    headers: { authorization: `Bearer ${bench.ada.token}`, accept: 'text/csv' },
  })
  expect(csv.body).toBe('\uFEFFpart_number,price\r\nNS9000,7\r\nRQ5501,ten\r\n')
  await bench.publishNow(id, true)
  expect(await priceOf('NS9000')).toBe(6)
})

it('a price list sets the effective date of its draft (BRING-35)', async () => {
  const id = await bench.drafted({ 'parts.csv': 'part_number,price,effective_date\nNS9000,8,2027-01-01\n' })
  expect(await bench.state(id)).toMatchObject({ effectiveDate: '2027-01-01' })
})

it('a file that cannot be read is reported by its name (BRING-42)', async () => {
  const id = await bench.drafted({ 'lists/Preise.csv': 'part_number,price\n1,"2\n' })
  expect((await bench.state(id)).files).toMatchObject([
    { state: 'FAILED', problem: expect.stringMatching(/^Preise\.csv, line 2: a quotation mark/) },
  ])
})
