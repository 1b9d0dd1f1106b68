import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLists } from '@volute/domain/buying/list-reading'
import { limits, type SentTo } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ben: Caller
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

const read = (sent: SentTo<typeof readLists>, caller: Partial<Caller> = ben) =>
  shop.call(readLists, sent, caller)
const readFileOf = (name: string, content: string | Buffer, caller: Partial<Caller> = ben) =>
  read({ file: { name, base64: Buffer.from(content).toString('base64') } }, caller)
const sample = (name: string) => readFile(join(import.meta.dirname, '../../../test/purchase-orders', name))

const change = (number: string, values: Partial<typeof schema.parts.$inferInsert>) =>
  shop.shop.db.update(schema.parts).set(values).where(eq(schema.parts.partNumber, number))

/** Kinds of differences of each line. */
async function kindsOf(text: string, caller: Caller = ben) {
  const { body } = await read({ text }, caller)
  return body.differences.map((line) =>
    line.map(({ kind, listSays, shopSays }) => [kind, listSays, shopSays]),
  )
}

it('a pasted row with prices is proved by its amount, and each line gets a report (READ-07)', async () => {
  const { status, body } = await read({ text: '10\tTB10773\tSeal, mechanical\t4\tEA\t614.90\t2,459.60' })
  expect(status).toBe(200)
  expect(body.reading.lines).toMatchObject([{ partNumber: 'TB10773', quantity: 4 }])
  expect(body).toMatchObject({
    reports: [{ outcome: 'READY', part: { partNumber: 'TB10773' } }],
    differences: [[]],
    poFileId: null,
    samePo: null,
    sameFile: null,
  })
})

it('an order in X12 is read with its PO number, and unknown parts are named (READ-01, READ-07)', async () => {
  const { body } = await readFileOf('850.edi', await sample('x12/850.edi'))
  expect(body.reading).toMatchObject({ poNumber: '08292233294', needBy: '2010-12-14' })
  expect(body.differences.map((line) => line.map(({ kind }) => kind))).toEqual(
    Array.from({ length: 6 }, () => ['NOT_FOUND']),
  )
  expect(body.poFileId).toEqual(expect.any(Number))
})

it('a pasted XML order is read like a file (READ-01)', async () => {
  const { body } = await read({ text: (await sample('cxml/OrderRequest.xml')).toString() })
  expect(body.reading).toMatchObject({ poNumber: 'DO1234', lines: [{ quantity: 10 }, { quantity: 20 }] })
})

it('a file that is not an order says what it is, and nothing of it is stored (READ-02)', async () => {
  const { body } = await readFileOf('855.edi', await sample('x12/855.edi'))
  expect(body.reading.faults).toEqual([
    'This is an acknowledgment for purchase order POTEST1112, not an order.',
  ])
  expect(body).toMatchObject({ reports: [], poFileId: null })
})

const head = 'Part number\tQty\tUnit\tUnit price\tNeed by\n'

it('each kind of difference between a list and the shop is named (READ-07)', async () => {
  await change('SEAL-KIT', { isSellable: false })
  expect(
    await kindsOf(
      [
        head,
        'TB10773\t4\tEA\t614.90\t\n',
        'TB10773\t4\tBOX\t500.00\t2026-11-01\n',
        'NS9000\t1\tEA\t\t\n',
        'NOPE-1\t1\tEA\t\t\n',
        'HOSE-FT\t2.5\tFT\t2.10\t\n',
      ].join(''),
      kim,
    ),
  ).toEqual([
    [],
    [
      ['UNIT', 'BOX', 'EA'],
      ['PRICE', '500.00', '614.90'],
      ['DATE', '11/01/2026', '11/20/2026'],
    ],
    [['NOT_SOLD', 'NS9000', '']],
    [['NOT_FOUND', 'NOPE-1', '']],
    [['QUANTITY', '2.5', '']],
  ])
  await change('SEAL-KIT', { isSellable: true })
})

it('a superseded part is named with its replacement (READ-07)', async () => {
  const [kit] = await shop.shop.db
    .select({ id: schema.parts.id })
    .from(schema.parts)
    .where(eq(schema.parts.partNumber, 'SEAL-KIT'))
  await change('TB10773', { isSellable: false, replacedByPartId: kit?.id ?? null })
  expect(await kindsOf(`${head}TB10773\t4\tEA\t\t\n`)).toEqual([[['SUPERSEDED', 'TB10773', 'SEAL-KIT']]])
  await change('TB10773', { isSellable: true, replacedByPartId: null })
})

it('a line in another unit than its part, or with a broken quantity, is never ready (READ-07)', async () => {
  const { body } = await read({
    text: `${head}TB10773\t4\tBOX\t\t\nHOSE-FT\t2.5\tFT\t\t\nHOSE-FT\t25\tFT\t\t\n`,
  })
  expect(body.reports.map(({ outcome }) => outcome)).toEqual(['WRONG_VALUE', 'WRONG_VALUE', 'READY'])
  expect(body.reports[0]?.whyNot).toMatch(/BOX/)
})

it('the list price and the discounted price of the company are not a difference, another price is (READ-07)', async () => {
  const price = (unitPrice: string) => kindsOf(`Part number\tQty\tUnit price\nTB10773\t4\t${unitPrice}\n`)
  expect(await price('614.90')).toEqual([[]])
  const [[difference]] = (await price('600.00')) as [[string[]]]
  const [, , own = ''] = difference
  expect(Number(own)).toBeLessThan(614.9)
  expect(await price(own)).toEqual([[]])
})

it('a price in another currency is not compared, and the currency is named (READ-07)', async () => {
  const order = (currency: string) =>
    `<cXML><Request><OrderRequest><OrderRequestHeader orderID="7" type="new"><Total><Money currency="${currency}">1.00</Money></Total></OrderRequestHeader><ItemOut quantity="1" lineNumber="1"><ItemID><SupplierPartID>TB10773</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="${currency}">1.00</Money></UnitPrice><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut></OrderRequest></Request></cXML>`
  const euros = (await readFileOf('po.xml', order('EUR'))).body
  expect(euros.differences).toEqual([[]])
  expect(euros.reading.faults).toEqual(['The prices are in EUR, and those of the shop are in US dollars.'])
  const dollars = (await readFileOf('po.xml', order('USD'))).body
  expect(dollars.differences).toMatchObject([[{ kind: 'PRICE' }]])
})

it('a part that does not fit the pump of its line is named, and so is an unknown pump (READ-07)', async () => {
  const lines = 'Part number\tQty\tPump\nTB10773\t1\t100234\nD7232-2-CP\t1\t999999\n'
  const [fits, unknown] = await kindsOf(lines)
  expect(fits).toEqual([])
  expect(unknown).toEqual([['DOES_NOT_FIT', '999999', 'There is no pump with the serial number 999999.']])
})

const unclear = 'Code\tPack size\tRequested packs\nTB10773\t4\t7\nHOSE-FT\t25\t9\nSEAL-KIT\t1\t3\n'

it('chosen columns are remembered for the same header row, for the company alone (READ-08)', async () => {
  const asked = (await read({ text: unclear })).body
  expect(asked.reading.questions).toContain('QUANTITY_COLUMN')
  expect(asked.reading.lines.every(({ quantity }) => quantity === null)).toBe(true)
  const chosen = await read({ text: unclear, choice: { columns: ['partNumber', 'quantity', null] } })
  expect(chosen.body.reading.lines.map(({ quantity }) => quantity)).toEqual([4, 25, 1])
  expect(chosen.body.isRemembered).toBe(false)

  const vic = await shop.signIn('vic@riverbend.example')
  const again = (await read({ text: unclear.replace('TB10773\t4', 'TB10773\t6') }, vic)).body
  expect([again.isRemembered, again.reading.questions]).toEqual([true, []])
  expect(again.reading.lines.map(({ quantity }) => quantity)).toEqual([6, 25, 1])

  const other = (await read({ text: unclear }, kim)).body
  expect([other.isRemembered, other.reading.questions]).toEqual([false, asked.reading.questions])
})

it('a list of 5,000 rows is read in processes of its own, in one call (READ-06, READ-07)', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => `L-${index}\t${(index % 9) + 1}\n`)
  const { status, body } = await read({ text: `Part number\tQty\n${rows.join('')}` })
  expect(status).toBe(200)
  expect(body.reading.lines.map(({ quantity }) => quantity)).toEqual(rows.map((_, index) => (index % 9) + 1))
  expect(body.reports).toHaveLength(5_000)
})

it('a list that is longer than its caller can use is rejected with its length, unless something is asked (READ-12)', async () => {
  const text = 'Part number\tQty\nTB10773\t1\nTB10773\t2\nTB10773\t3\n'
  expect((await read({ text, mostLines: 3 })).status).toBe(200)
  expect(await read({ text, mostLines: 2 })).toMatchObject({
    status: 400,
    body: { error: 'A shopping cart holds at most 500 lines. 3 are chosen.' },
  })
  const asked = await read({ text: unclear.replace('Pack size', 'Per pack'), mostLines: 2 })
  expect(asked.body.reading.questions).toContain('QUANTITY_COLUMN')
})

it('any signed-in user reads lists, nobody else, and either a text or a file is sent (READ-07)', async () => {
  const vic = await shop.signIn('vic@riverbend.example')
  expect((await read({ text: 'TB10773\t1' }, vic)).status).toBe(200)
  expect((await read({ text: 'TB10773\t1' }, {})).status).toBe(401)
  expect(await read({})).toMatchObject({ status: 400, body: { error: 'Send either a text or a file.' } })
  const both = { text: 'TB10773', file: { name: 'a.csv', base64: 'QQ==' } }
  expect((await read(both)).status).toBe(400)
})

it('a file over 10 MB is rejected with a sentence, and a larger request by its size (READ-06)', async () => {
  const tooLarge = await readFileOf('a.csv', Buffer.alloc(limits.listFileBytes + 1))
  expect(tooLarge).toMatchObject({ status: 400, body: { error: 'A file may be at most 10 MB.' } })
  const far = await readFileOf('a.csv', Buffer.alloc(limits.listRequestBytes))
  expect(far).toMatchObject({ status: 413, body: { error: 'The request is too large.' } })
})
