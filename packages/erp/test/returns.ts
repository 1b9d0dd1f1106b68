import { randomUUID } from 'node:crypto'
import { expect, it, type TestContext } from 'vitest'
import type { ErpReturn } from '../src/index.ts'
import { type ErpUnderTest, handOf, ID_OR_NUMBER, placeTwoLines, stateOf } from './erp-under-test.ts'

export function testReturns(underTest: () => ErpUnderTest): void {
  let shippedOrder: Promise<string> | undefined

  /** A return of one part of a fully shipped order. */
  async function wanted(context: TestContext): Promise<ErpReturn> {
    const ship = handOf(context, underTest(), 'ship')
    shippedOrder ??= placeTwoLines(underTest()).then(async (orderId) => {
      await ship(
        orderId,
        [
          { position: 0, quantity: '5' },
          { position: 1, quantity: '3' },
        ],
        null,
      )
      return orderId
    })
    const line = { position: 1, quantity: '1', serialNumber: '100234', reason: 'It leaks at «the» seal' }
    const orderId = await shippedOrder
    const { requestCode } = await stateOf(underTest(), orderId)
    return { claimCode: randomUUID(), orderId, requestCode, lines: [line], isWarranty: true }
  }

  it('returns the number of a return, and the same one for the same claim', async (context) => {
    const { erp } = underTest()
    const claim = await wanted(context)
    const first = await erp.requestReturn(claim)
    expect(first, 'ids and numbers of 1 to 50 characters').toEqual({
      returnId: expect.stringMatching(ID_OR_NUMBER),
      returnNumber: expect.stringMatching(ID_OR_NUMBER),
      wasThere: false,
    })
    expect(await erp.requestReturn(claim), 'the second answer').toEqual({ ...first, wasThere: true })
  })

  it('five concurrent announcements of one claim by two processes make one return', async (context) => {
    const { erp, open, people } = underTest()
    const claim = await wanted(context)
    const other = open()
    const placed = await Promise.all(
      Array.from({ length: 5 }, (_, index) => (index % 2 ? erp : other).requestReturn(claim)),
    )
    expect(new Set(placed.map((one) => one.returnId)).size, 'return ids that five calls were answered').toBe(
      1,
    )
    expect(placed.filter((one) => !one.wasThere).length, 'calls with `wasThere: false`').toBe(1)
    if (typeof people.countReturns === 'string') return
    const count = await people.countReturns(claim.claimCode)
    expect(count, 'returns of one claim, drafts included, that stand at the ERP').toBe(1)
  })

  it('rejects a return of a line that the order does not have', async (context) => {
    const { erp, refuses } = underTest()
    if (refuses.unknownLine !== true) return context.skip(refuses.unknownLine)
    const claim = await wanted(context)
    const lines = claim.lines.map((line) => ({ ...line, position: 77 }))
    await expect(erp.requestReturn({ ...claim, lines }), 'a return of line 77').rejects.toMatchObject({
      name: 'ErpError',
      kind: 'rejected',
    })
  })

  it('rejects a return of an order with another request code, since ids of two ERPs may coincide (CLAIM-09)', async (context) => {
    const { erp } = underTest()
    const claim = { ...(await wanted(context)), requestCode: randomUUID() }
    await expect(erp.requestReturn(claim)).rejects.toMatchObject({ kind: 'rejected' })
  })
}
