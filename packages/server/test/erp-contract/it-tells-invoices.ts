import { expect, it } from 'vitest'
import { type ErpUnderTest, handOf, placeTwoLines, stateOf } from './erp-under-test.ts'

export function itTellsInvoices(underTest: () => ErpUnderTest): void {
  const shipped = [
    { position: 0, quantity: '5' },
    { position: 1, quantity: '3' },
  ]

  it.for(['before', 'after'])('tells an invoice %s shipment', async (when, context) => {
    const invoice = handOf(context, underTest(), 'invoice')
    const orderId = await placeTwoLines(underTest())
    if (when === 'after') await handOf(context, underTest(), 'ship')(orderId, shipped, null)
    await invoice(orderId)
    const { invoices, shipments } = await stateOf(underTest(), orderId)
    expect(shipments.filter((one) => one.shippedUtc !== null).length).toBe(when === 'after' ? 1 : 0)
    expect(invoices).toEqual([
      {
        invoiceId: expect.stringMatching(/\S/),
        number: expect.stringMatching(/\S/),
        invoicedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total: expect.stringMatching(/^\d+(\.\d+)?$/),
        hasPdf: underTest().tells.invoicePdf === true,
      },
    ])
  })

  it('answers an invoice’s PDF where there is one, and nothing for an invoice that it does not know', async (context) => {
    const { erp } = underTest()
    const orderId = await placeTwoLines(underTest())
    await handOf(context, underTest(), 'invoice')(orderId)
    const {
      requestCode,
      invoices: [made],
    } = await stateOf(underTest(), orderId)
    const pdf = await erp.getInvoice({ requestCode, invoiceId: made?.invoiceId ?? '' })
    expect(pdf && Buffer.from(pdf).subarray(0, 5).toString()).toBe(made?.hasPdf ? '%PDF-' : null)
    expect(await erp.getInvoice({ requestCode, invoiceId: '0' })).toBeNull()
  })

  it('STEP-09: answers no invoice of another order, whose id another ERP may have had', async (context) => {
    const { erp } = underTest()
    const orderIds = [await placeTwoLines(underTest()), await placeTwoLines(underTest())]
    const [own, other] = await Promise.all(orderIds.map((orderId) => stateOf(underTest(), orderId)))
    await handOf(context, underTest(), 'invoice')(own?.orderId ?? '')
    const [made] = (await stateOf(underTest(), own?.orderId ?? '')).invoices
    const asked = { requestCode: other?.requestCode ?? '', invoiceId: made?.invoiceId ?? '' }
    expect(await erp.getInvoice(asked)).toBeNull()
  })
}
