import { getPart } from '@volute/domain/catalogue/part'
import {
  compareDraft,
  listChanges,
  publishDraft,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { openWorkbench } from '../../../test/open-workbench.ts'
import { findDifference, publish, publishDue } from './index.ts'

let test: TestShop
let bench: Awaited<ReturnType<typeof openWorkbench>>
beforeAll(async () => {
  test = await openTestShop()
  bench = await openWorkbench(test)
})
afterAll(() => test.close())

const priceOf = async (partNumber: string) => (await test.call(getPart, { partNumber }, bench.ada)).body.price

it('a price list is compared, changes nothing until it is published, and is rolled back (PUBLISH-01, PUBLISH-03)', async () => {
  const before = await priceOf('NS9000')
  const id = await bench.compared({ 'parts.csv': 'part_number,price\nNS9000,12.50\nNEW-1,3\n' })
  expect(await bench.state(id)).toMatchObject({
    state: 'DRAFT',
    work: null,
    problem: null,
    isCompared: true,
    badRows: 0,
    added: 1,
    changed: 1,
    closed: 0,
  })
  const { body } = await test.call(listChanges, { publicationId: id }, bench.ada)
  expect(body.changes).toMatchObject([
    {
      key: 'NS9000',
      act: 'CHANGED',
      suspicions: ['PRICE_HALF'],
      cells: [{ column: 'price', before: '5.00', after: '12.50' }],
    },
    { key: 'NEW-1', act: 'ADDED', file: 'parts.csv' },
  ])
  expect(await priceOf('NS9000')).toBe(before)
  await bench.publishNow(id)
  expect(await bench.state(id)).toMatchObject({ state: 'PUBLISHED', problem: null, publishedBy: 'Ada' })
  expect(await priceOf('NS9000')).toBe(12.5)
  const back = await bench.rolledBack(id)
  expect(await bench.state(back)).toMatchObject({
    state: 'PUBLISHED',
    problem: null,
    added: 0,
    changed: 1,
    closed: 1,
  })
  expect(await priceOf('NS9000')).toBe(before)
  expect((await test.call(getPart, { partNumber: 'NEW-1' }, bench.ada)).status).toBe(404)
  expect(await bench.state(id)).toMatchObject({
    state: 'TAKEN_BACK',
    rolledBackBy: { publicationId: Number(back) },
  })
})

/** Takes the waiting job of a publication as a worker does; it stays active until it is ended. */
const takeJob = (queue: 'compare-draft' | 'publish', publicationId: string) =>
  askQueue(test.shop.db, async (boss) => {
    const jobs = await boss.fetch<{ publicationId: number; revision: number }>(queue, { batchSize: 100 })
    const own = jobs.find(({ data }) => data.publicationId === Number(publicationId))
    if (!own) throw new Error(`no job of the publication waits in ${queue}`)
    return own
  })

it('requested again during a comparison, the difference uses the current files (PUBLISH-01)', async () => {
  const publicationId = await bench.drafted({ 'parts.csv': 'part_number,price\nNS9000,12.50\n' })
  const compare = () => test.call(compareDraft, { publicationId }, bench.ada)
  const workOut = ({ data }: Awaited<ReturnType<typeof takeJob>>) =>
    findDifference(test.shop, data.publicationId, data.revision)
  await compare()
  const former = await takeJob('compare-draft', publicationId)
  await bench.upload(publicationId, 'more.csv', 'part_number,price\nNEW-2,3\n')
  await bench.read(publicationId)
  expect(await bench.state(publicationId)).toMatchObject({ work: null, isCompared: false })
  await compare()
  await workOut(former)
  expect(await bench.state(publicationId)).toMatchObject({ work: 'COMPARING', isCompared: false })
  await workOut(await takeJob('compare-draft', publicationId))
  expect(await bench.state(publicationId)).toMatchObject({
    work: null,
    isCompared: true,
    added: 1,
    changed: 1,
  })
})

it('files that change during a comparison leave the draft without a difference (PUBLISH-01)', async () => {
  const publicationId = await bench.drafted({ 'parts.csv': 'part_number,price\nNS9000,12.50\n' })
  await test.call(compareDraft, { publicationId }, bench.ada)
  const { data } = await takeJob('compare-draft', publicationId)
  const files = Object.assign(Object.create(test.shop.files) as typeof test.shop.files, {
    async getStream(key: string) {
      await bench.upload(publicationId, 'late.csv', 'part_number,price\nNEW-3,3\n')
      return test.shop.files.getStream(key)
    },
  })
  await findDifference({ ...test.shop, files }, data.publicationId, data.revision)
  expect(await bench.state(publicationId)).toMatchObject({ work: null, isCompared: false, changed: 0 })
})

it('republishing while the job of a failed attempt is about to end gets a new job (PUBLISH-03)', async () => {
  const publicationId = await bench.compared({ 'parts.csv': 'part_number,price\nNS9000,14.50\n' })
  const publishAgain = () =>
    test.call(publishDraft, { publicationId, atUtc: null, withoutBadRows: false }, bench.ada)
  await publishAgain()
  const former = await takeJob('publish', publicationId)
  const files = Object.assign(Object.create(test.shop.files) as typeof test.shop.files, {
    getStream: () => Promise.reject(new Error('the disk is broken')),
  })
  await publish({ ...test.shop, files }, former.data.publicationId)
  expect(await bench.state(publicationId)).toMatchObject({
    state: 'FAILED',
    problem: workbenchMessages.failed,
  })
  await publishAgain()
  await askQueue(test.shop.db, (boss) => boss.complete('publish', former.id))
  await publishDue(test.shop)
  await publish(test.shop, (await takeJob('publish', publicationId)).data.publicationId)
  expect(await bench.state(publicationId)).toMatchObject({ state: 'PUBLISHED', problem: null })
})
