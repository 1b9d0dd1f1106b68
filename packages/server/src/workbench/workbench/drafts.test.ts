import { getPart } from '@volute/domain/catalogue/part'
import * as contract from '@volute/domain/workbench/workbench'
import { keptReasons, workbenchMessages } from '@volute/domain/workbench/workbench'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillBensCart } from '../../../test/bens-cart.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { readMails } from '../../../test/read-mails.ts'
import { writeFolder } from '../../../test/write-folder.ts'
import { schema } from '../../core/db/index.ts'
import { fileKey } from '../../core/files/index.ts'
import { importFolder } from '../import/index.ts'
import { forgetOutdated, publish, publishDue } from './index.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const priceOf = async (partNumber: string) => (await test.call(getPart, { partNumber }, bench.ada)).body.price
const prices = (...rows: string[]) => ({ 'parts.csv': `part_number,price\n${rows.join('\n')}\n` })
const svg = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`

it('suspicious changes are marked, filtered and searched (PUBLISH-02)', async () => {
  const id = await bench.compared({
    'parts.csv':
      'part_number,description,price,is_sellable\nTB10773,"Seal, mechanical, type 21 1.750",900,1\n' +
      '235626,"Gasket, casing",38.40,0\nRQ5501,"Gasket, casing",,1\nAB/1-2,"Bracket, slash and dash",20,1\n',
    'bom_lines.csv': 'parent_part_number,child_part_number,quantity,position\n4RB-WET,235626,2,3\n',
  })
  const ask = async (query: object) =>
    (await test.call(contract.listChanges, { publicationId: id, ...query }, bench.ada)).body
  const suspicious = await ask({ act: 'SUSPICIOUS' })
  expect(suspicious.changes.map(({ key, suspicions }) => [key, suspicions])).toEqual([
    ['235626', ['SELLABLE_LOST']],
    ['RQ5501', ['DESCRIPTION_TWICE']],
    ['4RB-WET · 1', ['BOM_EMPTIED']],
    ['4RB-WET · 2', ['BOM_EMPTIED']],
    ['4RB-WET · 4', ['BOM_EMPTIED']],
    ['4RB-WET · 5', ['BOM_EMPTIED']],
  ])
  expect((await ask({})).changes.at(-1)).toMatchObject({ key: 'AB/1-2', suspicions: [] })
  expect(await ask({ file: 'bom_lines.csv', act: 'CLOSED' })).toMatchObject({ rowCount: 4, isMore: false })
  expect((await ask({ searchValue: 'ab/1' })).changes).toMatchObject([{ key: 'AB/1-2' }])
  const half = await bench.compared(prices('TB10773,307.45', 'SEAL-KIT,500'))
  const { body } = await test.call(contract.listChanges, { publicationId: half }, bench.ada)
  expect(body.changes.map(({ key, suspicions }) => [key, suspicions])).toEqual([
    ['TB10773', ['PRICE_HALF']],
    ['SEAL-KIT', []],
  ])
})

it('of two drafts of one BOM, the second must be compared again before it is published (PUBLISH-04)', async () => {
  const lines = (quantity: number) => ({
    'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\nSEAL-KIT,TB10773,${quantity},1\nSEAL-KIT,235626,2,2\n`,
  })
  const [one, two] = [await bench.compared(lines(3)), await bench.compared(lines(4))]
  await bench.publishNow(one)
  await bench.publishNow(two)
  expect(await bench.state(two)).toMatchObject({
    state: 'FAILED',
    problem: workbenchMessages.othersPublished,
    isCompared: false,
  })
  expect(
    await test.call(
      contract.publishDraft,
      { publicationId: two, atUtc: null, withoutBadRows: false },
      bench.ada,
    ),
  ).toMatchObject({
    status: 409,
    body: { error: workbenchMessages.notCompared },
  })
  await bench.compare(two)
  await bench.publishNow(two)
  expect(await bench.state(two)).toMatchObject({ state: 'PUBLISHED', problem: null })
})

it('a draft is published at its time; a failed one sends a mail and can be compared again and rescheduled (PUBLISH-08)', async () => {
  const id = await bench.compared(prices('AB/1-2,30'))
  const at = (atUtc: string) =>
    test.call(contract.publishDraft, { publicationId: id, atUtc, withoutBadRows: false }, bench.ada)
  expect(await at('2026-11-20T11:59:00Z')).toMatchObject({
    status: 400,
    body: { error: workbenchMessages.timePassed },
  })
  await at('2026-11-20T13:00:00Z')
  expect(await bench.state(id)).toMatchObject({
    state: 'SCHEDULED',
    publishAtUtc: '2026-11-20T13:00:00.000Z',
  })
  await test.call(contract.holdPublication, { publicationId: id }, bench.ada)
  expect(await bench.state(id)).toMatchObject({ state: 'DRAFT', publishAtUtc: null })
  await at('2026-11-20T13:00:00Z')
  await publishDue(test.shop)
  expect(await bench.state(id)).toMatchObject({ state: 'SCHEDULED' })
  await bench.published(prices('AB/1-2,31'))
  test.clock.now = new Date('2026-11-20T13:00:30Z')
  await publishDue(test.shop)
  await publish(test.shop, Number(id))
  expect(await bench.state(id)).toMatchObject({ state: 'FAILED', problem: workbenchMessages.othersPublished })
  expect(await readMails(test, 'ada@volute.example')).toMatchObject([
    {
      subject: expect.stringContaining('was not published'),
      text: expect.stringContaining(workbenchMessages.othersPublished),
    },
  ])
  await bench.compare(id)
  await at('2026-11-20T14:00:00Z')
  test.clock.now = new Date('2026-11-20T14:00:30Z')
  await publishDue(test.shop)
  await publish(test.shop, Number(id))
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED' })
  expect(await priceOf('AB/1-2')).toBe(30)
})

it('two workers publish a draft once, and a lost database only delays it (PUBLISH-03)', async () => {
  const id = await bench.compared(prices('HOSE-FT,3'))
  await test.call(contract.publishDraft, { publicationId: id, atUtc: null, withoutBadRows: false }, bench.ada)
  const gone = Object.assign(new Error('gone'), { code: '57P01' })
  const files = Object.assign(Object.create(test.shop.files) as typeof test.shop.files, {
    getStream: () => Promise.reject(gone),
  })
  await expect(publish({ ...test.shop, files }, Number(id))).rejects.toBe(gone)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHING' })
  await Promise.all([publish(test.shop, Number(id)), publish(test.shop, Number(id))])
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null, changed: 1, progress: 1 })
})

it('rows changed or used since are reported with the reason, and only the untouched ones are rolled back (PUBLISH-06)', async () => {
  const before = [await priceOf('NS9000'), await priceOf('SEAL-KIT')]
  const id = await bench.published(prices('NS9000,44', 'SEAL-KIT,45', 'USED-1,1', 'FREE-1,1'))
  await bench.published(prices('SEAL-KIT,46'))
  const ben = await test.signIn('ben@riverbend.example')
  const { casing } = await fillBensCart(test, ben)
  await test.shop.db.execute(sql`
    update cart_items set part_id = (select id from parts where part_number = 'USED-1') where id = ${casing.cartItemId}`)
  const asked = { publicationId: id }
  expect((await test.call(contract.checkRollBack, asked, bench.ada)).body).toEqual({
    untouched: 2,
    keptCount: 2,
    kept: [
      { file: 'parts.csv', key: 'SEAL-KIT', reason: keptReasons.changed },
      { file: 'parts.csv', key: 'USED-1', reason: keptReasons.uses.cart_items },
    ],
  })
  expect(await test.call(contract.rollBack, { ...asked, onlyUntouched: false }, bench.ada)).toMatchObject({
    status: 409,
    body: { error: workbenchMessages.keptRows },
  })
  const back = await bench.rolledBack(id, true)
  expect(await bench.state(back)).toMatchObject({ state: 'PUBLISHED', problem: null, changed: 1, closed: 1 })
  expect([await priceOf('NS9000'), await priceOf('SEAL-KIT'), await priceOf('USED-1')]).toEqual([
    before[0],
    46,
    1,
  ])
  expect(await test.call(contract.rollBack, { ...asked, onlyUntouched: true }, bench.ada)).toMatchObject({
    status: 409,
    body: { error: workbenchMessages.notRolledBack },
  })
  await test.shop.db.delete(schema.cartItems)
})

it('a rollback fails when a restored line would close a cycle (PUBLISH-06)', async () => {
  const lines = (parent: string, ...children: string[]) => ({
    'bom_lines.csv': `parent_part_number,child_part_number,quantity,position\n${children.map((child, place) => `${parent},${child},1,${place + 1}`).join('\n')}\n`,
  })
  await bench.published(prices('ROUND-A,1', 'ROUND-B,1', 'ROUND-C,1'))
  await bench.published(lines('ROUND-A', 'ROUND-B', 'ROUND-C'))
  const removed = await bench.published(lines('ROUND-A', 'ROUND-C'))
  await bench.published(lines('ROUND-B', 'ROUND-A'))
  const back = await bench.rolledBack(removed)
  expect(await bench.state(back)).toMatchObject({ state: 'FAILED', problem: workbenchMessages.keptRows })
})

it('a rollback restores a replaced drawing and removes a new one (PUBLISH-05)', async () => {
  const stored = async (name: string) => {
    const key = fileKey(`svgs/${name}.svg`)
    return (await test.shop.files.exists(key)) ? test.shop.files.get(key) : undefined
  }
  await bench.published({ 'drawings/4RB-WET.svg': svg('235626') })
  const former = await stored('4RB-WET')
  const id = await bench.published({
    'drawings/4RB-WET.svg': svg('TB10773'),
    'drawings/SEAL-KIT.svg': svg('TB10773'),
  })
  expect([await stored('4RB-WET'), await stored('SEAL-KIT')]).toEqual([
    expect.stringContaining('TB10773'),
    expect.any(String),
  ])
  const back = await bench.rolledBack(id)
  expect([await stored('4RB-WET'), await stored('SEAL-KIT')]).toEqual([former, undefined])
  await bench.rolledBack(back)
  expect(await stored('4RB-WET')).toContain('TB10773')
})

it('a command-line import is a publication and is rolled back like any other (PUBLISH-09)', async () => {
  const before = await priceOf('NS9000')
  await importFolder(test.shop, await writeFolder(prices('NS9000,77')))
  const listed = (await test.call(contract.listPublications, { searchValue: 'volute-folder' }, bench.ada))
    .body.publications
  expect(listed[0]).toMatchObject({ state: 'PUBLISHED', createdBy: 'Command line', changed: 1 })
  await bench.rolledBack(String(listed[0]?.publicationId))
  expect(await priceOf('NS9000')).toBe(before)
  await importFolder(test.shop, await writeFolder({ 'companies.csv': 'name\nNo Part Inc\n' }))
  const after = (await test.call(contract.listPublications, { searchValue: 'volute-folder' }, bench.ada)).body
  expect(after.publications.filter(({ createdBy }) => createdBy === 'Command line')).toHaveLength(
    listed.length,
  )
})

it('changes of drafts and publications are audited (PUBLISH-11)', async () => {
  const { events } = schema
  await test.shop.db.delete(events)
  const publicationId = await bench.drafted(prices('NS9000,9'))
  const ada = await test.signIn('ada@volute.example')
  const { files } = (await test.call(contract.getPublication, { publicationId }, ada)).body
  await test.call(contract.leaveOutFile, { publicationId, fileId: String(files[0]?.fileId) }, ada)
  await test.call(contract.discardDraft, { publicationId }, ada)
  const other = await bench.compared(prices('NS9000,9.25'))
  const later = { publicationId: other, atUtc: '2027-01-01T00:00:00Z', withoutBadRows: false }
  await test.call(contract.publishDraft, later, ada)
  await test.call(contract.holdPublication, { publicationId: other }, ada)
  await bench.publishNow(other)
  await bench.rolledBack(other)
  const acts = await test.shop.db
    .select({ kind: events.kind, userId: events.userId })
    .from(events)
    .where(inArray(events.kind, [...acted]))
    .orderBy(events.id)
  expect(acts).toEqual(acted.map((kind) => ({ kind, userId: bench.ada.userId })))
})

const acted = [
  'begin-draft',
  'bring-in-file',
  'leave-out-file',
  'discard-draft',
  'begin-draft',
  'bring-in-file',
  'publish-catalogue',
  'hold-publication',
  'publish-catalogue',
  'take-back-publication',
] as const

it('after 400 days a publication can no longer be rolled back (PUBLISH-10)', async () => {
  const id = await bench.published(prices('NS9000,91'))
  test.clock.now = new Date('2028-01-01T00:00:00Z')
  await forgetOutdated(test.shop)
  const ada = await test.signIn('ada@volute.example')
  expect(await test.call(contract.rollBack, { publicationId: id, onlyUntouched: false }, ada)).toMatchObject({
    status: 409,
    body: { error: workbenchMessages.notRolledBack },
  })
  expect((await test.call(contract.getPublication, { publicationId: id }, ada)).body).toMatchObject({
    changed: 1,
  })
})
