import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readLists } from '@volute/domain/buying/list-reading'
import type { SentTo } from '@volute/domain/core/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

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

it('a pasted row with prices is proved by its amount, and each line gets a report (PO-07)', async () => {
  const { status, body } = await read({ text: '10\tTB10773\tSeal, mechanical\t4\tEA\t614.90\t2,459.60' })
  expect(status).toBe(200)
  expect(body.reading.lines).toMatchObject([{ partNumber: 'TB10773', quantity: 4 }])
  expect(body.reports).toMatchObject([{ outcome: 'READY', part: { partNumber: 'TB10773' } }])
})

it('an order in X12 is read with its PO number, and unknown parts are named (PO-01, PO-07)', async () => {
  const { body } = await readFileOf('850.edi', await sample('x12/850.edi'))
  expect(body.reading).toMatchObject({ poNumber: '08292233294', needBy: '2010-12-14' })
  expect(body.differences.map((kinds) => kinds.map(({ kind }) => kind))).toEqual(
    Array.from({ length: 6 }, () => ['NOT_FOUND']),
  )
})
