import type { APIRequestContext } from '@playwright/test'
import { addDays, type SentTo } from '@volute/domain/core/kernel'
import { addInvoice, listManagedOrders, stepManagedOrder } from '@volute/domain/buying/orders'
import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { callShop, placeOrder, sessionOf } from './shop-session.ts'
import { tabTo } from './tab-to.ts'

const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'
const gaskets = { partNumber: '235626', quantity: 10 }

test('a buyer follows an order by keyboard from the dashboard to a delay', async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const number = await placeOrder(request, ben, `TRACK-${attempt}`, [gaskets])
  const desk = await deskFor(request, number)
  await desk.step({ step: 'PICKED' })
  const parcel = { lines: [{ position: 0, quantity: 4 }], trackingNumber: '1Z999AA10123456784' }
  await desk.step({ step: 'SHIPPED', ...parcel, shipVia: 'UPS Ground', reason: 'six are on back-order' })
  await desk.invoice({
    number: `INV-${attempt}`,
    invoicedOn: addDays(today, -1),
    total: 40,
    pdf: btoa('%PDF-1.4\n'),
  })

  await open(ben, '/dashboard/general')
  await page.getByRole('link', { name: new RegExp(`^${number} PO TRACK-`) }).press('Enter')
  const line = page.getByRole('table', { name: 'Ordered items' }).getByRole('row').last()

  await test.step('the page shows what has shipped and what is to come (TRACK-01, TRACK-05)', async () => {
    await expect(page.getByRole('heading', { name: `Sales Order ${number}` })).toBeFocused()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Partly Shipped6 to come')
    await expect(line).toContainText('4 shipped in parcel 1')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNarrow(page)
  })

  const pdf = `Download PDF of invoice INV-${attempt}`
  const invoice = page.getByRole('button', { name: pdf })
  await test.step('the parcel has a tracking link, and the invoice is downloaded (TRACK-06, TRACK-07)', async () => {
    await tabTo(page, 'Reorder')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^1Z999AA10123456784/ }).first()).toBeFocused()
    await tabTo(page, pdf)
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await coming).suggestedFilename()).toBe(`Invoice-INV-${attempt}.pdf`)
  })

  await test.step('a delay appears on return to the page, and nothing moves (TRACK-01, TRACK-04, TRACK-05)', async () => {
    // Rows that grow above it would scroll it away.
    const place = () => invoice.boundingBox()
    const before = await place()
    const inSixWeeks = addDays(today, 42)
    await desk.step({
      step: 'PROMISED',
      promises: [{ position: 0, date: inSixWeeks }],
      reason: 'supplier receipt late',
    })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(line).toContainText(/6 on .*was .*: supplier receipt late/)
    await expect(page.getByRole('listitem').filter({ hasText: /^6 Gasket.* now .*\(was / })).toBeVisible()
    await expect(invoice).toBeFocused()
    expect(await place()).toEqual(before)
    await expectAccessible()
  })
})

/** The order desk's acts on one order. */
async function deskFor(request: APIRequestContext, number: string) {
  const session = await sessionOf(request, otto)
  const { orders } = await callShop(request, listManagedOrders, { searchValue: number }, session)
  const salesOrderId = String(orders[0]?.salesOrderId)
  return {
    step: (step: Omit<SentTo<typeof stepManagedOrder>, 'salesOrderId'>) =>
      callShop(request, stepManagedOrder, { salesOrderId, ...step }, session),
    invoice: (invoice: Omit<SentTo<typeof addInvoice>, 'salesOrderId'>) =>
      callShop(request, addInvoice, { salesOrderId, ...invoice }, session),
  }
}
