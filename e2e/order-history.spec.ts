import type { Page } from '@playwright/test'
import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { printedPages } from './printed-pages.ts'
import { placeOrder } from './shop-session.ts'

const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 2 }
const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }

test('a buyer finds an order, opens its page and prints it', async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const po = attempt.toUpperCase()
  const number = await placeOrder(request, ben, `${po}-1`, [gasket, impeller])
  await placeOrder(request, ben, `${po}-2`, [gasket])

  await test.step('the drawer leads to the order history, which shows the count (SHELL-34, SHELL-52, HISTORY-01)', async () => {
    await open(ben, '/dashboard/general')
    await expect(page.getByRole('main').getByRole('link', { name: 'Order History' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order History' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Order History \d+$/ })).toBeVisible()
    await expect(page).toHaveTitle('Order History · Volute')
  })

  await test.step('Enter and the button search (HISTORY-02, HISTORY-06)', async () => {
    const box = page.getByPlaceholder('Search all orders...')
    await box.fill('nothing-like-this')
    await box.press('Enter')
    await expect(page.getByRole('heading', { name: 'No sales orders exist' })).toBeVisible()
    await box.fill(`${po.toLowerCase()}-`)
    await page.getByRole('button', { name: 'Search Orders' }).click()
    await expect(page).toHaveURL(`/order-history?search=${po.toLowerCase()}-`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order History 2')
    await page.getByLabel('Order date').selectOption('30 days')
    await expect(page).toHaveURL(`/order-history?search=${po.toLowerCase()}-&days=30`)
    await expect(rows(page)).toHaveCount(2)
  })

  await test.step('a column sorts both ways (HISTORY-04)', async () => {
    const header = page.getByRole('columnheader', { name: 'PO #' })
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).first()).toContainText(`${po}-1`)
    await header.getByRole('button').click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(rows(page).first()).toContainText(`${po}-2`)
    await expect(page).toHaveURL(`/order-history?search=${po.toLowerCase()}-&days=30&sort=po&dir=desc`)
  })

  await test.step('a row shows date, total and status (HISTORY-10, ORDER-14)', async () => {
    const row = rows(page).filter({ hasText: number })
    await expect(row.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible()
    await expect(row.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
    await expect(row.getByText('Received')).toBeVisible()
  })

  await test.step('the order page opens by keyboard, and its link leads back to the same list (HISTORY-07, TRACK-02)', async () => {
    const place = page.url()
    await rows(page).filter({ hasText: number }).getByRole('link', { name: 'View Details' }).press('Enter')
    await expect(page).toHaveURL(`/orders/${number}`)
    await expect(page.getByRole('heading', { name: `Sales Order ${number}` })).toBeFocused()
    await expect(page.getByRole('table', { name: 'Ordered items' })).toContainText('Trim 9.25 in')
    await page.getByRole('main').getByRole('link', { name: 'Order History' }).press('Enter')
    await expect(page).toHaveURL(place)
    await expect(rows(page).first()).toContainText(`${po}-2`)
    await page.goForward()
    await expect(page.getByRole('definition').getByText(`${po}-1`)).toBeVisible()
    await expectAccessible()
  })

  await test.step('the order prints on one A4 sheet (ORDER-10, ORDER-13)', async () => {
    const [sheet, ...more] = await printedPages(page)
    expect(more).toEqual([])
    expect(sheet?.paper).toBe('A4 portrait')
    for (const text of [
      `Sales Order ${number}`,
      `${po}-1`,
      'Trim 9.25 in',
      'Delivery',
      'Grand Total',
      '(555) 010-1946',
    ])
      expect(sheet?.text).toContain(text)
    expect(sheet?.text).not.toMatch(/Order History|Print|Reorder|Timeline|Parcels|Documents/)
  })

  await test.step('the order history is accessible in light and dark and fits a narrow screen', async () => {
    await page.goBack()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible()
    await expectNarrow(page)
  })
})

test('a buyer reorders an old order, and every line is accounted for', { tag: '@desk' }, async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const po = `=${attempt}`
  const old = { partNumber: '119401', quantity: 3 }
  const number = await placeOrder(request, ben, po, [gasket, impeller, old])
  await open(ben, `/order-history?search=${encodeURIComponent(po)}`)
  const report = page.getByRole('dialog', { name: 'Reorder' })

  await test.step('order and history export as CSV, with formulas escaped, and as a workbook (ORDER-12, CSV-01, CSV-03, CSV-05)', async () => {
    await page.getByRole('link', { name: 'View Details' }).click()
    expect(await downloaded(page, () => page.getByRole('button', { name: 'Download CSV' }).click())).toMatch(
      new RegExp(
        `^Order-${number}.csv \uFEFFSales Order #,.*\r\n${number},'${po},.*,235626,"?Gasket, casing"?,`,
        's',
      ),
    )
    await page.getByRole('main').getByRole('link', { name: 'Order History' }).click()
    const save = page.getByRole('button', { name: 'Export CSV' })
    expect(await downloaded(page, () => save.click())).toMatch(
      new RegExp(
        `^Order-History.csv \\uFEFFOrder Date,PO #,Sales Order #,Grand Total,Status\\r\\n[\\d/]+,'${po},\\d+,[\\d.]+,Received\\r\\n$`,
      ),
    )
    const workbook = page.getByRole('button', { name: 'Export XLSX' })
    expect(await downloaded(page, () => workbook.click())).toMatch(/^Order-History.xlsx PK/)
  })

  await test.step('Reorder adds the whole order and names the replacement of the superseded part (E72)', async () => {
    await page.getByRole('link', { name: 'View Details' }).click()
    const again = page.getByRole('button', { name: 'Reorder' })
    await again.press('Enter')
    await expect(report.getByRole('heading', { name: 'The whole order is in your cart.' })).toBeVisible()
    await expect(report.getByRole('listitem').filter({ hasText: '119401' })).toContainText(
      'Superseded by 119402',
    )
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(again).toBeFocused()
    await again.click()
    await report.getByRole('link', { name: 'Go to Shopping Cart' }).click()
    await expect(page).toHaveURL('/shopping-cart')
    await expect(page.getByText('6 lines for Riverbend Irrigation')).toBeVisible()
  })

  await test.step('Reorder works from the row too, and the focus returns there (E72)', async () => {
    await page.goto(`/order-history?search=${encodeURIComponent(po)}`)
    const again = page.getByRole('button', { name: `Reorder sales order ${number}` })
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(report.getByRole('heading', { name: 'The whole order is in your cart.' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(again).toBeFocused()
    await again.click()
    await expect(report.getByText('Your cart has 9 other lines. What do you want to order?')).toBeVisible()
    await expect(report.getByRole('link', { name: 'Everything in the cart' })).toBeVisible()
    await report.getByRole('link', { name: 'Only these 3 lines' }).click()
    await expect(page).toHaveURL(/\/submit-order\?only=/)
    await expect(page.getByText('Ordering 3 of the 12 lines in your cart.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Order everything in the cart' }).click()
    await expect(page.getByText('Ordering 3 of')).toBeHidden()
  })

  await test.step('a line that was not added is named (E72)', async () => {
    await page.route('**/reorder', async (route) => {
      const body = (await (await route.fetch()).json()) as { lines: { whyNot: string | null }[] }
      const [first] = body.lines
      if (first) first.whyNot = 'Together with your cart, this is more than 999.'
      await route.fulfill({ json: body })
    })
    await page.goto(`/orders/${number}`)
    await page.getByRole('button', { name: 'Reorder' }).click()
    await expect(report.getByRole('heading', { name: '2 of 3 lines are in your cart.' })).toBeVisible()
    await expect(report.getByRole('region', { name: 'Not in your cart' })).toContainText(
      '2 × Gasket, casing 235626Together with your cart, this is more than 999.',
    )
    await expectAccessible()
  })
})

test('a shipped order links its tracking number, and a long one repeats its header on every sheet (ORDER-10, ORDER-12)', {
  tag: '@desk',
}, async ({ page, open, request }) => {
  const number = await placeOrder(request, ben, 'LONG', [gasket])
  await page.route('**/api/completed-order/*', async (route) => {
    const order = (await (await route.fetch()).json()) as { orderItems: object[] }
    const orderItems = Array.from({ length: 90 }, (_, index) => ({
      ...order.orderItems[0],
      partNumber: `P-${index}`,
    }))
    const shipped = { status: 'Shipped', shipVia: 'Ground', trackingNumber: '1Z999AA10123456784' }
    await route.fulfill({ json: { ...order, ...shipped, orderItems } })
  })
  for (const path of [`/orders/${number}`, `/order-complete/${number}`]) {
    await open(ben, path)
    const link = page.getByRole('link', { name: /^1Z999AA10123456784\s*, opens in a new tab$/ })
    await expect(link).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999AA10123456784')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const pages = await printedPages(page)
    const listed = pages.filter(({ text }) => /P-\d/.test(text))
    expect(listed.length).toBeGreaterThan(1)
    for (const { paper, text } of listed) {
      expect(paper).toBe('A4 portrait')
      expect(text).toContain('Part Number Description Quantity Price List Total')
    }
    expect(
      pages
        .map(({ text }) => text)
        .join(' ')
        .match(/P-\d+/g),
    ).toHaveLength(90)
  }
})

test("the provider's own view has no order history (SHELL-20, OQ-59)", { tag: '@desk' }, async ({
  page,
  open,
}) => {
  await open('sol@volute.example', '/order-history')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row')

/** Name and text of the file that an act downloads. */
async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await act()
  const file = await coming
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray())
  return `${file.suggestedFilename()} ${bytes.toString('utf8')}`
}
