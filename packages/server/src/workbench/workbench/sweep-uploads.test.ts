import { beginDraft, rollBack, workbenchMessages } from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { uploadKey, changeUpload, insertUpload } from './upload-store.ts'
import { uploadSweep } from './sweep-uploads.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

it('an upload whose process was killed fails after eleven minutes, and its stored file is deleted (BRING-38)', async () => {
  const { shop, clock } = test
  const { publicationId } = (await test.call(beginDraft, { name: 'Cut' }, bench.ada)).body
  const id = String(publicationId)
  const cut = await insertUpload(shop.db, { publicationId, name: 'cut.csv', bytes: 0 })
  const slow = await insertUpload(shop.db, { publicationId, name: 'slow.csv', bytes: 0 })
  await shop.files.put(uploadKey(publicationId, cut), 'part_num')
  const sweep = uploadSweep(shop)
  const states = async () => (await bench.state(id)).files.map(({ state, problem }) => [state, problem])
  await sweep()
  clock.now = new Date(clock.now.getTime() + 659_000)
  await sweep()
  expect(await states()).toEqual([
    ['READING', null],
    ['READING', null],
  ])
  await changeUpload(shop.db, slow, { bytes: 12 })
  clock.now = new Date(clock.now.getTime() + 1_000)
  await sweep()
  expect(await states()).toEqual([
    ['FAILED', workbenchMessages.uploadCut],
    ['READING', null],
  ])
  expect(await shop.files.exists(uploadKey(publicationId, cut))).toBe(false)
  clock.now = new Date('2026-11-20T12:00:00Z')
})

it('of six concurrent rollbacks of a publication, one succeeds and the others are rejected (PUBLISH-15)', async () => {
  const publicationId = await bench.compared({ 'parts.csv': 'part_number,price\nNS9000,12.50\n' })
  await bench.publishNow(publicationId)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => test.call(rollBack, { publicationId, onlyUntouched: true }, bench.ada)),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
    Array.from({ length: 5 }, () => [409, workbenchMessages.notRolledBack]),
  )
})
