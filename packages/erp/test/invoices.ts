import { expect, it, type TestContext } from 'vitest'
import { type ErpUnderTest, handOf, ID_OR_NUMBER, placeTwoLines, stateOf } from './erp-under-test.ts'

export function testInvoices(underTest: () => ErpUnderTest): void {
  const shipped = [
    { position: 0, quantity: '5' },
    { position: 1, quantity: '3' },
  ]
  const invoiced: Partial<Record<'before' | 'after', Promise<string>>> = {}

  /** An order invoiced before or after its shipment. */
  function invoicedOrder(context: TestContext, when: 'before' | 'after'): Promise<string> {
    const invoice = handOf(context, underTest(), 'invoice')
    const ship = when === 'after' ? handOf(context, underTest(), 'ship') : undefined
    invoiced[when] ??= placeTwoLines(underTest()).then(async (orderId) => {
      await ship?.(orderId, shipped, null)
      await invoice(orderId)
      return orderId
    })
    return invoiced[when]
  }

  it.for(['before', 'after'] as const)('returns an invoice made %s shipment', async (when, context) => {
    const { invoiceTotal, tells } = underTest()
    const { invoices, shipments } = await stateOf(underTest(), await invoicedOrder(context, when))
    const left = shipments.filter((one) => one.shippedUtc !== null).length
    expect(left, 'parcels that have left').toBe(when === 'after' ? 1 : 0)
    expect(invoices, 'one invoice').toEqual([
      {
        invoiceId: expect.stringMatching(ID_OR_NUMBER),
        number: expect.stringMatching(ID_OR_NUMBER),
        invoicedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total: expect.stringMatching(/^\d+(\.\d+)?$/),
        hasPdf: tells.invoicePdf === true,
      },
    ])
    expect(Number(invoices[0]?.total), 'the total of 5 and 3 quantities').toBe(Number(invoiceTotal))
  })

  it('returns the PDF of each invoice that has one', async (context) => {
    const { erp } = underTest()
    const invoiceOf = async (when: 'before' | 'after') => {
      const { requestCode, invoices } = await stateOf(underTest(), await invoicedOrder(context, when))
      return { requestCode, invoiceId: invoices[0]?.invoiceId ?? '', hasPdf: invoices[0]?.hasPdf }
    }
    const own = await invoiceOf('before')
    const pdf = await erp.getInvoice(own)
    expect(
      pdf && Buffer.from(pdf).subarray(0, 5).toString(),
      `the begin of a PDF, or null, since hasPdf is ${own.hasPdf}`,
    ).toBe(own.hasPdf ? '%PDF-' : null)
    if (!pdf || typeof underTest().people.ship === 'string') return
    const other = await erp.getInvoice(await invoiceOf('after'))
    expect(other, 'the PDF of one invoice is not that of another').not.toEqual(pdf)
  })

  it('an invoice of another order is not found, since ids of two ERPs may coincide (STEP-09)', async (context) => {
    const { erp } = underTest()
    const { invoices } = await stateOf(underTest(), await invoicedOrder(context, 'before'))
    const { requestCode } = await stateOf(underTest(), await placeTwoLines(underTest()))
    const asked = { requestCode, invoiceId: invoices[0]?.invoiceId ?? '' }
    expect(await erp.getInvoice(asked), 'the PDF of an invoice of another order').toBeNull()
  })
}
