import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { jobStatements } from '../db/index.ts'
import { createQueues } from './create-queues.ts'
import type { Job } from './define-job.ts'

const DAY = 86_400
const placeOrder = { name: 'place-order', retryLimit: 1, retryDelayMax: 1 } as Job

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { LOG_LEVEL: 'silent' })
})
afterAll(() => shop.close())

/** Adds orders' jobs that finished some seconds ago. */
const addFinished = (count: number, secondsAgo: number) =>
  shop.shop.db.execute(`
    insert into pgboss.job (name, state, policy, singleton_key, deletion_seconds, created_on, completed_on)
    select queue.name, 'completed', queue.policy, '${secondsAgo} ' || number, queue.deletion_seconds, now(),
      now() - interval '${secondsAgo} seconds'
    from generate_series(1, ${count}) number join pgboss.queue on queue.name = 'place-order'`)

it('a queue of an older release, and its unfinished jobs, get the settings of this one', async () => {
  const { queue, job } = await askQueue(shop.shop.db, async (boss) => {
    await boss.updateQueue('place-order', { deleteAfterSeconds: 7 * DAY, deadLetter: null })
    const id = await boss.send('place-order', {})
    await createQueues(boss, [placeOrder])
    const [found] = await boss.findJobs('place-order', { id: id ?? '' })
    await boss.deleteJob('place-order', id ?? '')
    return { queue: await boss.getQueue('place-order'), job: found }
  })
  expect(queue).toMatchObject({ deleteAfterSeconds: 300, deadLetter: 'given-up', notify: false })
  expect(job).toMatchObject({ deleteAfterSeconds: 300, deadLetter: 'given-up' })
})

it('a finished job leaves the queue after five minutes', async () => {
  const { db } = shop.shop
  await addFinished(1, 290)
  await addFinished(1, 310)
  const left = await askQueue(db, async (boss) => {
    await boss.supervise('place-order')
    return boss.findJobs('place-order')
  })
  expect(left.map(({ singletonKey }) => singletonKey)).toEqual(['290 1'])
})

it('a check for due jobs reads by index, however many jobs have finished', async () => {
  await addFinished(3_000, 0)
  const asked = jobStatements.dueJobs.replaceAll('$1', `array['place-order', 'send-mail']`)
  const { rows } = await shop.shop.db.execute<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (analyze, timing off, format json) ${asked.replaceAll('$2', 'false')}`,
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  expect(Math.max(...rowsOf(plan?.Plan))).toBeLessThan(100)
})

/** Step of a plan, as PostgreSQL explains it. */
interface Step {
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: Step[]
}

/** Rows that each step reads. */
function rowsOf(step?: Step): number[] {
  if (!step) return [Number.POSITIVE_INFINITY]
  const { 'Actual Rows': kept, 'Rows Removed by Filter': removed = 0, Plans: steps = [] } = step
  return [kept + removed, ...steps.flatMap(rowsOf)]
}
