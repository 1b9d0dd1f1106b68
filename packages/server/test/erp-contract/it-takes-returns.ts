import { randomUUID } from 'node:crypto'
import { expect, it, type TestContext } from 'vitest'
import type { ErpReturn } from '../../src/erp/index.ts'
import { type ErpUnderTest, handOf, placeTwoLines, stateOf } from './erp-under-test.ts'

export function itTakesReturns(underTest: () => ErpUnderTest): void {
  /** A return of one piece of an order that was shipped whole. */
  async function wanted(context: TestContext): Promise<ErpReturn> {
    const orderId = await placeTwoLines(underTest())
    const shipped = [
      { position: 0, quantity: '5' },
      { position: 1, quantity: '3' },
    ]
    await handOf(context, underTest(), 'ship')(orderId, shipped, null)
    const line = { position: 1, quantity: '1', serialNumber: '100234', reason: 'It leaks at «the» seal' }
    const { requestCode } = await stateOf(underTest(), orderId)
    return { claimCode: randomUUID(), orderId, requestCode, lines: [line], isWarranty: true }
  }

  it('answers a return’s number, and the same again for the same claim', async (context) => {
    const { erp } = underTest()
    const claim = await wanted(context)
    const first = await erp.requestReturn(claim)
    expect(first).toMatchObject({ returnNumber: expect.stringMatching(/\S/), wasThere: false })
    expect(await erp.requestReturn(claim)).toEqual({ ...first, wasThere: true })
  })

  it('makes one return of five announcements of one claim at once', async (context) => {
    const { erp } = underTest()
    const claim = await wanted(context)
    const placed = await Promise.all(Array.from({ length: 5 }, () => erp.requestReturn(claim)))
    expect(new Set(placed.map((one) => one.returnId)).size).toBe(1)
  })

  it('refuses a return of an order that it does not know', async (context) => {
    const { erp } = underTest()
    const claim = await wanted(context)
    await expect(erp.requestReturn({ ...claim, orderId: '0' })).rejects.toMatchObject({ kind: 'rejected' })
  })

  it('CLAIM-09: refuses a return of an order of another request code, since ids of two ERPs may meet', async (context) => {
    const { erp } = underTest()
    const claim = { ...(await wanted(context)), requestCode: randomUUID() }
    await expect(erp.requestReturn(claim)).rejects.toMatchObject({ kind: 'rejected' })
  })
}
