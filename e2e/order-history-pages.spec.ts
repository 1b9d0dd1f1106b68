import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

test('many orders are paged, with the page in the address (HISTORY-05)', async ({ page, open }) => {
  await page.route('**/api/sales-order/history/search', async (route) => {
    const { pageNumber } = route.request().postDataJSON() as { pageNumber: number }
    const salesOrders = Array.from({ length: 25 }, (_, index) => someOrder((pageNumber - 1) * 25 + index + 1))
    const failedOrders = [{ poNumber: '88-1043', reason: 'The account is on hold.' }]
    await route.fulfill({
      json: { rowCount: 250, isMore: false, salesOrders, pendingPoNumbers: ['88-1042'], failedOrders },
    })
  })
  await open(ben, '/order-history')
  const pager = page.getByRole('navigation', { name: 'Pages of orders' })
  const pages = pager.getByRole('button', { name: /^Page / })
  await expect(pages).toHaveText(['1', '2', '3'])
  for (const name of ['First page', 'Previous page'])
    await expect(pager.getByRole('button', { name })).toBeDisabled()
  await pager.getByRole('button', { name: 'Page 3' }).click()
  await expect(pages).toHaveText(['1', '2', '3', '4', '5'])
  await expect(pager.getByText('51–75 of 250')).toBeVisible()
  await page
    .getByRole('table', { name: 'Orders' })
    .locator('tbody')
    .getByRole('row')
    .last()
    .getByRole('link', { name: 'View Details' })
    .click()
  await expect(page).toHaveURL('/orders/N75')

  await test.step('an order that cannot be opened shows an error (HISTORY-11)', async () => {
    await expect(page.getByText('Unable to open order details.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/order-history?page=3')
    await expect(page.getByRole('row').last()).toBeInViewport()
  })
  await pager.getByRole('button', { name: 'Last page' }).click()
  await expect(pages).toHaveText(['8', '9', '10'])
  for (const name of ['Next page', 'Last page'])
    await expect(pager.getByRole('button', { name })).toBeDisabled()
  await expect(page.getByText('PO # 88-1042 is still being processed.')).toBeVisible()
  await expect(page.getByText('PO # 88-1043 could not be placed: The account is on hold.')).toBeVisible()

  await test.step('a failed export shows an error (CSV-01)', async () => {
    const many = { rowCount: 10_000, isMore: true, pendingPoNumbers: [], failedOrders: [] }
    await page.route('**/api/sales-order/history/search', (route) =>
      route.fulfill(
        route.request().headers()['accept'] === 'text/csv'
          ? { status: 500, body: '{}' }
          : { json: { ...many, salesOrders: [someOrder(1)] } },
      ),
    )
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect(page.getByText('Unable to sort order history data.').first()).toBeAttached()
  })

  await test.step('a count beyond the limit shows a plus, and a further page exists (HISTORY-01, OQ-49)', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Order History 10,000+' })).toBeVisible()
    await pager.getByRole('button', { name: 'Last page' }).click()
    await expect(page).toHaveURL('/order-history?page=401')
    await expect(pager.getByText('10,001–10,025 of 10,000+')).toBeVisible()
  })

  await test.step('a failed load shows an error (HISTORY-11)', async () => {
    await page.route('**/api/sales-order/history/search', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    )
    await page.reload()
    await expect(page.getByText('Failed to load sales order history')).toBeVisible()
    await expect(page.getByText('Unable to sort order history data.')).toBeVisible()
  })
})

function someOrder(index: number) {
  return {
    salesOrderId: index,
    erpSalesOrderId: `N${index}`,
    erpSalesOrderNumber: `N${index}`,
    poNumber: `PO-${index}`,
    receivedUtc: '2026-11-20T12:00:00.000Z',
    orderDate: '2026-11-20',
    pickedUtc: index % 2 ? '2026-11-20T13:00:00.000Z' : null,
    shippedUtc: null,
    rejectedUtc: null,
    grandTotal: 2846.12,
  }
}
