import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNarrow } from './expect-narrow.ts'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'

test("an ERP's workbook with hidden rows becomes an order", async ({
  page,
  openWithCart,
  attempt,
  expectAccessible,
}) => {
  await openWithCart(ben, [], '/quick-order')
  const rows = page.getByRole('table', { name: 'Quick order lines' }).locator('[data-line]')

  await expect(page.getByText('Type a part number and press Enter')).toBeVisible()

  await test.step('a list with two possible quantities is asked before any line counts (READ-12)', async () => {
    await paste(page, 'Code\tPack size\tPacks wanted\nTB10773\t1\t4\n235626\t10\t2')
    await expect(page.getByText('Which column holds the quantity to order?')).toBeVisible()
    await expect(rows).toHaveCount(0)
    await expectAccessible()
    await expectNarrow(page)
    await page.getByLabel('Pack size').selectOption('Not read')
    await page.getByLabel('Packs wanted').selectOption('Quantity to order')
    await page.getByRole('button', { name: 'Use These Columns' }).focus()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
    await page.getByRole('button', { name: 'Clear List' }).click()
    await paste(page, 'Code\tPack size\tPacks wanted\nTB10773\t1\t7\n235626\t10\t2')
    await expect(page.getByText('Columns as your company chose them before.')).toBeVisible()
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('7')
    await page.getByRole('button', { name: 'Clear List' }).click()
  })

  await test.step('the visible rows are read, the hidden ones said (READ-13)', async () => {
    await page.getByRole('button', { name: 'Import a File' }).click()
    await expectAccessible()
    const workbook = join(import.meta.dirname, '../packages/server/test/layouts/05-filtered.xlsx')
    await page.getByLabel('List or purchase order').setInputFiles(workbook)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Read 9 rows.')).toBeVisible()
    await expect(page.getByText('5 hidden rows left out')).toBeVisible()
    await expect(rows).toHaveCount(9)
    await page.getByRole('button', { name: 'Include them' }).click()
    await expect(rows).toHaveCount(14)
    await page.getByRole('button', { name: 'Clear List' }).click()
    await drop(page, 'open-orders.xlsx', readFileSync(workbook))
    await expect(rows).toHaveCount(9)
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('its lines are ordered', async () => {
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
    await expect(page.getByText('Read 9 rows.')).toBeHidden()
    await page.goto('/submit-order')
    await page.getByLabel('PO Number').fill(`ERP-${attempt}`)
    await submit(page)
    await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
    await expect(page.getByText('118858')).toBeVisible()
  })
})

test('a PDF purchase order becomes an order, and the desk sees its file', async ({
  page,
  openWithCart,
  open,
  attempt,
  expectAccessible,
}) => {
  const po = `PDF-${attempt}`
  const pdf = await purchaseOrder(page, po)
  await openWithCart(ben, [], '/quick-order')
  const rows = page.getByRole('table', { name: 'Quick order lines' }).locator('[data-line]')

  await test.step('the order stands beside its lines, and each difference is asked (READ-15)', async () => {
    await page.getByRole('button', { name: 'Import a File' }).click()
    await page
      .getByLabel('List or purchase order')
      .setInputFiles({ name: `${po}.pdf`, mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(rows).toHaveCount(3)
    await expect(page.getByText('PO says $600.00 · shop says $')).toBeVisible()
    await expect(page.getByText('PO says 119401 · shop says 119402')).toBeVisible()
    await expect(page.getByText('Lines add up to $1,339.20 · your total $1,339.20 ✓')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Add 1 Line', exact: true })).toBeEnabled()
    await expectAccessible()
    await expectNarrow(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the row of the focused line is lit, and the keyboard decides (READ-15)', async () => {
    await page.getByRole('button', { name: /^Order at \$/ }).focus()
    const lit = page.getByRole('region', { name: `Purchase order ${po}` }).locator('tr[data-lit]')
    await expect(lit).toContainText('TB10773')
    await page.keyboard.press('Enter')
    await expect(page.getByText('PO says $600.00')).toBeHidden()
    await page.getByRole('button', { name: 'Replace with 119402' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('PO says $2.40 · shop says')).toBeVisible()
    await page.getByRole('button', { name: /^Order at \$/ }).press('Enter')
    await page.getByRole('button', { name: 'Add To Cart' }).press('Enter')
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
  })

  await test.step('number and file fill the checkout, and travel with the order (READ-16)', async () => {
    await page.goto('/submit-order')
    await expect(page.getByLabel('PO Number')).toHaveValue(po)
    await expect(page.getByText(`${po}.pdf is sent with the order.`)).toBeVisible()
    await expectAccessible()
    await submit(page)
    await page.goto(page.url().replace('/order-complete/', '/orders/'))
    await expect(page.getByText(`Purchase order ${po}.pdf`)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the purchase order' }).click()
    expect(readFileSync(await (await download).path()).equals(pdf)).toBe(true)
  })

  await test.step('the same PO number is named at its field before the order is sent (READ-10)', async () => {
    await openWithCart(ben, [{ partNumber: '235626', quantity: 3 }], '/submit-order')
    await page.getByLabel('PO Number').fill(po.toLowerCase().replace('-', ' '))
    await expect(page.getByText(/was ordered on [\d/]+ \(order \d+, 1 of 1 line the same\)\.$/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the order desk downloads the file (READ-09)', async () => {
    await open(otto, `/manage/orders?search=${po.toLowerCase()}`)
    await page.getByRole('link', { name: /^View Details of sales order/ }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the purchase order' }).click()
    expect((await download).suggestedFilename()).toBe(`${po}.pdf`)
    await expectAccessible()
  })
})

test('a purchase order that came by mail is dropped and ordered for the customer, and the desk sees its file', async ({
  page,
  open,
  attempt,
}) => {
  const po = `MAIL-${attempt}`
  const pdf = await purchaseOrder(page, po)
  await open('sol@volute.example', '/dashboard/companies')
  await page.getByRole('button', { name: 'Riverbend Irrigation' }).click()
  await expect(page).toHaveURL('/dashboard/general')

  await test.step("the prices are compared with the customer's (READ-15)", async () => {
    await page.goto('/quick-order')
    await expect(page.getByText('Type a part number and press Enter')).toBeVisible()
    await drop(page, `${po}.pdf`, pdf)
    await expect(page.getByText('PO says $600.00 · shop says $')).toBeVisible()
    await page.getByRole('button', { name: 'Replace with 119402' }).click()
    await page.getByRole('button', { name: 'Order All 2 at Shop Prices' }).click()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
  })

  await test.step("the order is the customer's, with the PO number and the file (READ-09, READ-16)", async () => {
    await page.goto('/submit-order')
    await expect(page.getByLabel('PO Number')).toHaveValue(po)
    await fillCheckout(page, po)
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/\d+$/)
    await open(otto, `/manage/orders?search=${po.toLowerCase()}`)
    await expect(page.getByRole('row').filter({ hasText: po })).toContainText('Riverbend Irrigation')
    await page.getByRole('link', { name: /^View Details of sales order/ }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the purchase order' }).click()
    expect(readFileSync(await (await download).path()).equals(pdf)).toBe(true)
  })
})

/** Goes through the prefilled checkout and sends the order. */
async function submit(page: Page) {
  await page.getByRole('button', { name: 'Shipping and Delivery' }).click()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).check()
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page).toHaveURL(/\/order-complete\//)
}

/** Pastes as from the clipboard, outside any field. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, text)
}

/** Drops a file on the page. */
async function drop(page: Page, file: string, content: Buffer) {
  const dropped = { name: file, base64: content.toString('base64') }
  await page.evaluate(({ name, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], name))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, dropped)
}

/** A purchase order as a browser prints it: one price that differs, and one superseded part. */
async function purchaseOrder(page: Page, poNumber: string): Promise<Buffer> {
  const lines = [
    ['10', 'TB10773', 'Seal, mechanical', '2', 'EA', '600.00', '1,200.00'],
    ['20', '119401', 'Grease fitting', '10', 'EA', '2.40', '24.00'],
    ['30', '235626', 'Gasket, casing', '3', 'EA', '38.40', '115.20'],
  ]
  const headers = ['Line', 'Part number', 'Description', 'Qty', 'UoM', 'Unit price', 'Amount']
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag} style="padding:4px 14px;text-align:left">${cell}</${tag}>`).join('')}</tr>`
  const sheet = await page.context().newPage()
  await sheet.setContent(
    `<h1>Purchase Order</h1><p>PO Number: ${poNumber}</p>
     <table>${row(headers, 'th')}${lines.map((line) => row(line, 'td')).join('')}
     ${row(['', '', '', '', '', 'Total', '1,339.20'], 'td')}</table>`,
  )
  const pdf = await sheet.pdf({ format: 'Letter' })
  await sheet.close()
  return pdf
}
