import { expect, it, type TestContext } from 'vitest'
import type { ErpOrder, ErpPort } from '../src/index.ts'
import {
  type ErpRefusals,
  type ErpTroubles,
  type ErpUnderTest,
  handOf,
  sampleOrder,
} from './erp-under-test.ts'

const sentence = expect.stringMatching(/\S+ \S+/)

export function testErrors(underTest: () => ErpUnderTest): void {
  const order = () => sampleOrder(underTest().customer, underTest().stockedPart)

  function troubleOf<Trouble extends keyof ErpTroubles>(context: TestContext, trouble: Trouble) {
    const open: ErpTroubles[Trouble] | string = underTest().troubles[trouble]
    return typeof open === 'string' ? context.skip(open) : open
  }

  const failure = (kind: 'config' | 'retryable') => ({ name: 'ErpError', kind, message: sentence })
  const placing = (erp: ErpPort) => [erp.submitOrder(order())]
  const everything = (erp: ErpPort) => [
    ...placing(erp),
    erp.health(),
    erp.getOrders({ requestCodes: [order().requestCode] }),
    erp.listOrders({ customer: null, changedSince: underTest().now.toISOString(), cursor: null }),
  ]
  it.for([
    ['wrongKey', 'config', everything],
    ['noRight', 'config', placing],
    ['nobodyThere', 'retryable', everything],
    ['busy', 'retryable', placing],
  ] as const)('reports %s as %s (ERP-04)', async ([trouble, kind, ask], context) => {
    const erp = await troubleOf(context, trouble)()
    for (const reported of await Promise.allSettled(ask(erp)))
      expect(reported, `${trouble} is an ErpError of the kind ${kind}, with a sentence`).toMatchObject({
        status: 'rejected',
        reason: failure(kind),
      })
  })

  it.for(['before', 'after'] as const)(
    'a connection cut %s the ERP made the order leaves one order after it is submitted again (ERP-01)',
    async (when, context) => {
      const { erp } = underTest()
      const cut = await troubleOf(context, 'cut')(when)
      const sent = order()
      await cut.submitOrder(sent).catch((error: unknown) => {
        expect(error, 'a lost call is retryable, and whether it was done is unknown').toMatchObject({
          ...failure('retryable'),
          outcome: 'unknown',
        })
      })
      const { orderId } = await erp.submitOrder(sent)
      const reported = await erp.getOrders({ requestCodes: [sent.requestCode] })
      expect(
        reported.map((one) => one.orderId),
        'orders of the code that getOrders returns',
      ).toEqual([orderId])
      await countsOrders(sent, 1)
    },
  )

  async function countsOrders({ requestCode }: ErpOrder, count: number) {
    const { countOrders } = underTest().people
    if (typeof countOrders === 'string') return
    expect(await countOrders(requestCode), 'orders of one code, drafts included, at the ERP').toBe(count)
  }

  const refused: [Exclude<keyof ErpRefusals, 'unknownLine'>, (sent: ErpOrder) => Partial<ErpOrder>][] = [
    [
      'unknownPart',
      ({ lines }) => ({
        lines: [...lines, ...lines.map((line) => ({ ...line, partNumber: 'NO-SUCH-PART' }))],
      }),
    ],
    ['unknownCustomer', () => ({ customer: 'A-NOBODY' })],
    ['noCustomer', () => ({ customer: '' })],
  ]
  it.for(refused)(
    '%s is rejected with a sentence, and leaves nothing at the ERP (ERP-03)',
    async ([what, changes], context) => {
      const { erp, refuses } = underTest()
      if (refuses[what] !== true) return context.skip(refuses[what])
      const sent = { ...order(), ...changes(order()) }
      await expect(erp.submitOrder(sent), `an order with ${what}`).rejects.toMatchObject({
        name: 'ErpError',
        kind: 'rejected',
        message: sentence,
      })
      await countsOrders(sent, 0)
    },
  )

  it('a draft does not count as placed, and submitting it again completes it (ERP-01)', async (context) => {
    const { erp, customer } = underTest()
    const setBack = handOf(context, underTest(), 'setBack')
    const sent = order()
    const { orderId } = await erp.submitOrder(sent)
    await setBack(orderId)
    const reported = () => erp.getOrders({ requestCodes: [sent.requestCode] })
    expect(await reported(), 'getOrders does not know an order that is not placed yet').toEqual([])
    const changedSince = new Date(underTest().now.getTime() - 60_000).toISOString()
    const page = await erp.listOrders({ customer, changedSince, cursor: null })
    expect(
      page.orders.map((one) => one.orderId),
      'nor does listOrders',
    ).not.toContain(orderId)
    expect(await erp.submitOrder(sent), 'submitted again it is the same order').toMatchObject({ orderId })
    expect(await reported(), 'now it is placed').toHaveLength(1)
    await countsOrders(sent, 1)
  })
}
