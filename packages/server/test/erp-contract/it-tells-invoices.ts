import { expect, it, type TestContext } from 'vitest'
import { type ErpUnderTest, handOf, placeTwoLines, stateOf } from './erp-under-test.ts'

export function itTellsInvoices(underTest: () => ErpUnderTest): void {
  const shipped = [
    { position: 0, quantity: '5' },
    { position: 1, quantity: '3' },
  ]
  const invoiced: Partial<Record<'before' | 'after', Promise<string>>> = {}

  /** An order that was invoiced before, or after, it was shipped. */
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

  it.for(['before', 'after'] as const)('tells an invoice %s shipment', async (when, context) => {
    const { invoiceTotal, tells } = underTest()
    const { invoices, shipments } = await stateOf(underTest(), await invoicedOrder(context, when))
    const left = shipments.filter((one) => one.shippedUtc !== null).length
    expect(left, 'parcels that have left').toBe(when === 'after' ? 1 : 0)
    expect(invoices, 'one invoice').toEqual([
      {
        invoiceId: expect.stringMatching(/\S/),
        number: expect.stringMatching(/\S/),
        invoicedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        total: expect.stringMatching(/^\d+(\.\d+)?$/),
        hasPdf: tells.invoicePdf === true,
      },
    ])
    expect(Number(invoices[0]?.total), 'the total of 5 and 3 pieces').toBe(Number(invoiceTotal))
  })

  it('answers each invoice’s own PDF where there is one', async (context) => {
    const { erp } = underTest()
    const pdfOf = async (when: 'before' | 'after') => {
      const [made] = (await stateOf(underTest(), await invoicedOrder(context, when))).invoices
      const pdf = await erp.getInvoice(made?.invoiceId ?? '')
      const begins = pdf && Buffer.from(pdf).subarray(0, 5).toString()
      expect(begins, `the begin of a PDF, or null, since hasPdf is ${made?.hasPdf}`).toBe(
        made?.hasPdf ? '%PDF-' : null,
      )
      return pdf
    }
    const pdf = await pdfOf('before')
    if (pdf && typeof underTest().people.ship !== 'string')
      expect(pdf, 'the PDF of one invoice is not that of another').not.toEqual(await pdfOf('after'))
  })
}
