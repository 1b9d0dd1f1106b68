import { describe, expect, it } from 'vitest'
import { pollDelays, waitForOrder } from './use-place-order.ts'

const pending = { requestStatus: 'PENDING', erpSalesOrderId: null } as const
const completed = { requestStatus: 'COMPLETED', erpSalesOrderId: '100001' } as const
const failed = { requestStatus: 'FAILED', erpSalesOrderId: null } as const
const network = new Error('network')
const refused = new Error('refused')

/** Waits for an order on a server that gives these answers in turn and repeats the last one. */
async function waitOn(...answers: ((typeof pending | typeof completed | typeof failed) | Error)[]) {
  const slept: number[] = []
  const status = await waitForOrder({
    ask: async () => {
      const answer = answers[Math.min(slept.length, answers.length) - 1] ?? pending
      if (answer instanceof Error) throw answer
      return answer
    },
    sleep: async (milliseconds) => {
      slept.push(milliseconds)
    },
    isPassing: (failure) => failure === network,
  })
  return { status, slept }
}

it('polling starts with short delays, then runs every 5 seconds, 90 times in all (ORDER-04, CONST-07, OQ-45)', () => {
  expect(pollDelays().slice(0, 5)).toEqual([500, 1000, 2000, 5000, 5000])
  expect(pollDelays()).toHaveLength(90)
})

describe('waiting for an order (ORDER-04)', () => {
  it('ends when the order is completed', async () => {
    expect(await waitOn(pending, pending, completed)).toEqual({ status: completed, slept: [500, 1000, 2000] })
  })

  it('ends when the order has failed (ORDER-08)', async () => {
    expect((await waitOn(failed)).status).toEqual(failed)
  })

  it('ends as pending after 90 attempts (OQ-45)', async () => {
    const { status, slept } = await waitOn(pending)
    expect([status, slept.length]).toEqual([pending, 90])
  })

  it('continues after up to two temporary failures in a row', async () => {
    expect((await waitOn(network, network, pending, network, network, completed)).status).toEqual(completed)
  })

  it.each([
    ['the third passing failure in a row', [network, network, network, completed], network],
    ['a refusal', [refused, completed], refused],
  ])('ends with %s', async (_, answers, failure) => {
    await expect(waitOn(...answers)).rejects.toBe(failure)
  })
})
