import type { Page } from '@playwright/test'
import { addDays, formatDate } from '@volute/domain/core/kernel'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './shop-session.ts'

const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

test('the order desk ships ten seals in parcels and changes a date in between (DESK-20, DESK-21, DESK-22, DESK-23, DESK-24)', async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const inSixWeeks = addDays(today, 42)
  const number = await placeOrder(request, ben, `PARTS-${attempt}`, [{ partNumber: 'TB10773', quantity: 10 }])
  await open(otto, `/manage/orders?search=${number}`)
  await page.getByRole('link', { name: /^View Details/ }).click()
  await page.getByRole('button', { name: 'Pick', exact: true }).press('Enter')
  await expect(toast(page, `Order ${number} was picked.`)).toBeVisible()
  const shipping = page.getByRole('dialog', { name: `Ship Order ${number}` })
  const quantities = shipping.getByLabel('Quantity of line 1, TB10773')

  const reason = shipping.getByLabel('Reason for shipping in parts')

  await test.step('the first parcel has four with a reason, and more than ten are rejected (DESK-26)', async () => {
    await page.getByRole('button', { name: 'Ship', exact: true }).press('Enter')
    await expect(quantities).toHaveValue('10')
    await quantities.fill('11')
    await page.keyboard.press('Enter')
    await expect(shipping.getByText('Line 1 has only 10 left.')).toBeVisible()
    await quantities.fill('4')
    await expect(shipping.getByText(/wants this order in one shipment/)).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(shipping.getByText('A reason is required to ship a part')).toBeVisible()
    await reason.fill('six are on back-order')
    await shipping.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(toast(page, `A parcel of order ${number} was shipped.`)).toBeVisible()
    await expect(page.getByText('4 shipped, 6 to come')).toBeVisible()
    await expect(page.getByText('Shipped in parts: six are on back-order')).toBeVisible()
  })

  await test.step('the rest gets a later date, with a reason', async () => {
    await more(page, 'Change Dates')
    const dates = page.getByRole('dialog', { name: `Dates of Order ${number}` })
    await dates.getByLabel(/^1\. TB10773/).fill(addDays(today, -14))
    await dates.getByRole('button', { name: 'Save Dates' }).click()
    await expect(dates.getByText('The date is in the past.')).toBeVisible()
    await dates.getByLabel(/^1\. TB10773/).fill(inSixWeeks)
    await dates.getByLabel('Reason').fill('Supplier receipt late')
    await expectAccessible()
    await dates.getByRole('button', { name: 'Save Dates' }).click()
    await expect(
      page.getByText(`promised for ${formatDate(inSixWeeks)}, Supplier receipt late`),
    ).toBeVisible()
  })

  await test.step('a cancelled parcel is shipped again', async () => {
    await page.getByRole('button', { name: 'Cancel Shipment of Parcel 1' }).click()
    await page.getByRole('button', { name: 'Cancel Shipment', exact: true }).click()
    await expect(page.getByRole('heading', { name: /Parcel 1 cancelled/ })).toBeVisible()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await quantities.fill('4')
    await reason.fill('six are on back-order')
    await shipping.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Parcel 2 shipped/ })).toBeVisible()
  })

  await test.step('two of the rest are cancelled, four are shipped, and the invoice is added', async () => {
    await more(page, 'Cancel Items')
    const cancelling = page.getByRole('dialog', { name: `Cancel Items of Order ${number}` })
    await cancelling.getByLabel('Quantity of line 1, TB10773').fill('2')
    await cancelling.getByRole('button', { name: 'Cancel Items' }).click()
    await expect(cancelling.getByText('A reason is required to cancel lines.')).toBeVisible()
    await cancelling.getByLabel('Reason').fill('No longer made')
    await cancelling.getByRole('button', { name: 'Cancel Items' }).click()
    await expect(page.getByText(/^4 shipped, 2 cancelled, 4 to come/)).toBeVisible()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(quantities).toHaveValue('4')
    await shipping.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Parcel 3 shipped/ })).toBeVisible()
    await more(page, 'Add Invoice')
    const invoice = page.getByRole('dialog', { name: `Invoice of Order ${number}` })
    await invoice.getByLabel('Invoice Number').fill(`INV-${number}`)
    await expect(invoice.getByLabel('Total')).toHaveValue(/^\d+\.\d\d$/)
    await invoice.getByLabel('Total').fill('4,919.20')
    await invoice.getByRole('button', { name: 'Add Invoice' }).click()
    await expect(page.getByText(`INV-${number}`, { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the buyer sees the parcels, the cancellation and the invoice', async () => {
    await open(ben, `/order-history?search=${number}`)
    await page.getByRole('link', { name: /^View Details/ }).click()
    await expect(page.getByText('4 shipped in parcel 2')).toBeVisible()
    await expect(page.getByText('4 shipped in parcel 3')).toBeVisible()
    await expect(page.getByText('2 cancelled')).toBeVisible()
    await expect(page.getByText(`INV-${number}`, { exact: true })).toBeVisible()
  })
})

async function more(page: Page, act: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: act }).click()
}
