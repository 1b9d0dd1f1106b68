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

const prices = (price: number) => `part_number,price\nNS9000,${price}\n`
const keys = async () => [...(await test.shop.files.listAll('workbench', { recursive: true })).objects]
const filesOf = async (id: string) =>
  (await bench.state(id)).files.map(({ name, isReplacement, state }) => [name, isReplacement, state])

it('a new file replaces the one of the same name, and says so (BRING-66)', async () => {
  const id = await bench.drafted({ 'Prices.csv': prices(3), 'other.csv': prices(4) })
  const before = (await keys()).length
  expect((await bench.upload(id, 'prices.csv', prices(5))).body).toMatchObject({ isReplacement: true })
  expect((await bench.upload(id, 'new.csv', prices(6))).body).toMatchObject({ isReplacement: false })
  await bench.read(id)
  expect(await filesOf(id)).toEqual([
    ['other.csv', false, 'READY'],
    ['prices.csv', true, 'READY'],
    ['new.csv', false, 'READY'],
  ])
  expect((await keys()).length).toBe(before + 1)
})

it('a file of a ZIP replaces the one of the same name, and a left-out one its earlier row (BRING-66)', async () => {
  const zip = (price: number) =>
    Buffer.from(zipSync({ 'parts.csv': Buffer.from(prices(price)), '../evil.csv': Buffer.from('x') }))
  const id = await bench.drafted({ 'one.zip': zip(3) })
  await bench.upload(id, 'two.zip', zip(4))
  await bench.read(id)
  expect(await filesOf(id)).toEqual([
    ['parts.csv', true, 'READY'],
    ['../evil.csv', false, 'FAILED'],
  ])
  await bench.compare(id)
  const { changes } = (await test.call(contract.listChanges, { publicationId: id }, bench.ada)).body
  expect(changes[0]?.cells).toMatchObject([{ column: 'price', after: '4.00' }])
})

it('a draft is renamed and stays compared; a published one keeps its name (BRING-69, E198)', async () => {
  const id = await bench.compared({ 'parts.csv': prices(7) })
  const rename = (name: string) => test.call(contract.renameDraft, { publicationId: id, name }, bench.ada)
  expect((await rename('Prices of spring')).status).toBe(200)
  expect(await bench.state(id)).toMatchObject({ name: 'Prices of spring', isCompared: true })
  expect(await rename(' ')).toMatchObject({ status: 400, body: { error: workbenchMessages.nameInvalid } })
  await bench.publishNow(id)
  expect(await rename('Other')).toMatchObject({ status: 409, body: { error: workbenchMessages.notADraft } })
  expect(
    await test.call(contract.renameDraft, { publicationId: '999999', name: 'Other' }, bench.ada),
  ).toMatchObject({ status: 404 })
})
