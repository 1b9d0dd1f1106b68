import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 2 }

test('titles and focus follow the route, and Back and Forward restore filters and scroll position', async ({
  page,
  open,
}) => {
  await manyOrders(page)
  await open(ben, '/dashboard/general')
  await expect(page).toHaveTitle('Dashboard · Volute')

  await test.step('the order history keeps its search, filter and page (HISTORY-03, HISTORY-05)', async () => {
    await page.getByRole('link', { name: /^Order History/ }).click()
    await expect(page).toHaveTitle('Order History · Volute')
    await expect(page.getByRole('heading', { name: /^Order History/ })).toBeFocused()
    await page.getByLabel('Search all orders').fill('PO-')
    await page.getByRole('button', { name: 'Search Orders' }).click()
    await page.getByLabel('Order date').selectOption('3 months')
    await page.getByRole('button', { name: 'Page 2' }).click()
    await expect(page.getByText('PO-50', { exact: true })).toBeAttached()
    await leaveAndReturn(page, async () => {
      await expect(page).toHaveURL('/order-history?search=PO-&days=90&page=2')
      await expect(page.getByLabel('Search all orders')).toHaveValue('PO-')
      await expect(page.getByLabel('Order date')).toHaveValue('90')
      await expect(page.getByText('PO-50', { exact: true })).toBeAttached()
    })
  })

  await test.step('the quick order keeps its lines (QUICK-01)', async () => {
    await page.setViewportSize({ width: 1440, height: 480 })
    await page.goto('/quick-order')
    await expect(page).toHaveTitle('Quick Order · Volute')
    for (const partNumber of ['235626', 'TB10773', '118204', '118402', '118718']) {
      await page.getByRole('combobox', { name: 'Part number' }).fill(partNumber)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('row').filter({ hasText: partNumber })).toBeVisible()
    }
    await leaveAndReturn(page, () =>
      expect(page.getByRole('row').filter({ hasText: '118718' })).toBeAttached(),
    )
  })

  await test.step('the where-used page keeps its filter', async () => {
    await page.goto('/part/235626?filter=4RB')
    await leaveAndReturn(page, async () => {
      await expect(page.getByLabel('Filter results')).toHaveValue('4RB')
      await expect(page.getByRole('table').last()).toContainText('4RB')
    })
  })

  await test.step('the companies dashboard keeps its filter, and the order desk its search (SHELL-57)', async () => {
    await open('ada@volute.example', '/dashboard/companies')
    await expect(page).toHaveTitle('Companies · Volute')
    await page.getByLabel('Filter results').fill('kestrel')
    await leaveAndReturn(page, async () => {
      await expect(page.getByLabel('Filter results')).toHaveValue('kestrel')
      await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Riverbend Irrigation' })).toBeHidden()
    })
    await page.goto('/manage/orders?search=88')
    await leaveAndReturn(page, async () => {
      await expect(page).toHaveURL('/manage/orders?search=88')
      await expect(page.getByLabel('Search by order, PO or company')).toHaveValue('88')
      await expect(page.getByRole('table', { name: 'Orders' })).toContainText('88-')
    })
  })
})

test('a link opened in a new tab keeps the company (AUTH-23)', async ({ page, context, signIn }) => {
  await signIn('sol@volute.example')
  await page.getByRole('button', { name: 'Kestrel Mining' }).click()
  await expect(page).toHaveURL('/dashboard/general')
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Quick Order/ }).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL('/quick-order')
  await expect(tab.getByText('You are acting for Kestrel Mining')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/general')
})

test('modals and steps animate when they open or close (SHELL-41, SHELL-62)', async ({
  page,
  openWithCart,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithCart(ben, [gasket], '/shopping-cart')
  const remove = page.getByRole('button', { name: 'Remove Gasket, casing from the cart' })
  await expect(remove).toBeVisible()
  const speed = await speedOfTransitions(page)

  await test.step('a modal fades in and out', async () => {
    const modal = page.getByRole('dialog', { name: 'Remove cart item' })
    const opacity = () => modal.evaluate((element) => Number(getComputedStyle(element).opacity))
    await speed(0)
    await remove.click()
    expect(await opacity()).toBe(0)
    await speed(1)
    await expect.poll(opacity).toBe(1)
    await speed(0)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveAttribute('data-ending-style')
    expect(await opacity()).toBe(1)
    await speed(1)
    await expect(modal).toHaveCount(0)
  })

  await test.step('a step folds when it closes', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Company Name')).toBeVisible()
    const step = page.getByRole('button', { name: /Customer.*, active/ })
    const panel = page.locator(`[id="${await step.getAttribute('aria-controls')}"]`)
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height)
    const entered = await height()
    await speed(0)
    await step.click()
    await expect(panel).toHaveAttribute('data-ending-style')
    expect(await height()).toBe(entered)
    await speed(1)
    await expect(panel).toHaveCount(0)
  })
})

test('the built shop has no developer page', async ({ page }) => {
  await page.goto('/dev/ui')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('no page from the dashboard to the checkout scrolls sideways', async ({ page, openWithCart }) => {
    await openWithCart(ben, [gasket], '/dashboard/general')
    await page.getByRole('link', { name: /^Quick Order/ }).click()
    await expectWhole(page)
    for (const path of ['/dashboard/general', '/lookup/serial/100234', '/order-history', '/sales-quotes']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expectWhole(page)
    }
    await page.goto('/shopping-cart')
    await expect(page.getByRole('rowheader', { name: /^Gasket, casing/ })).toBeVisible()
    await expectWhole(page)
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Company Name')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 })
    await expectWhole(page)
  })
})

for (const { path, asks, email } of [
  { path: '/order-history', asks: '**/api/sales-order/history/search', email: ben },
  { path: '/sales-quotes', asks: '**/api/sales-quote?*', email: ben },
  { path: '/shopping-cart', asks: '**/api/cart/map', email: ben },
  { path: '/manage/orders?status=All', asks: '**/api/manage-orders*', email: 'otto@volute.example' },
])
  test(`${path} shows its table header while loading, and the header does not move (SHELL-43)`, async ({
    page,
    open,
    openWithCart,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(asks, async (route) => {
      await held.promise
      await route.fallback()
    })
    if (path === '/shopping-cart') await openWithCart(email, [gasket], path)
    else await open(email, path)
    const head = page.locator('main thead')
    await expect(page.locator('[data-loading] thead')).toBeVisible()
    const loading = { texts: await head.locator('th').allTextContents(), box: await head.boundingBox() }
    held.resolve()
    await expect(page.locator('main [data-loading]')).toHaveCount(0)
    // Until the cart is there, nobody knows whether its totals are at list prices.
    const texts = await head.locator('th').allTextContents()
    expect(texts.map((text) => text.replace('List Total', 'Total'))).toEqual(loading.texts)
    const { x, y, width, height } = (await head.boundingBox()) ?? {}
    expect({ x, y, width, height }).toEqual(loading.box)
  })

/** Scrolls down, leaves for the cart, and comes back to the same place; then once forward and back again. */
async function leaveAndReturn(page: Page, expectSame: () => Promise<unknown>) {
  await expectSame()
  await page.evaluate(() => window.scrollTo(0, 200))
  const scrolled = () => page.evaluate(() => window.scrollY)
  const left = await scrolled()
  const heading = page.getByRole('heading', { name: 'Shopping Cart', exact: true })
  // Dispatch the event: a mouse click would first scroll to the bar if the bar were not sticky.
  await page.getByRole('link', { name: /^Shopping Cart/ }).dispatchEvent('click')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Shopping Cart · Volute')
  await page.goBack()
  await expectSame()
  await expect.poll(scrolled).toBe(left)
  await page.goForward()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expectSame()
  await expect.poll(scrolled).toBe(left)
}

async function manyOrders(page: Page) {
  await page.route('**/api/sales-order/history/search', async (route) => {
    const { pageNumber } = route.request().postDataJSON() as { pageNumber: number }
    const salesOrders = Array.from({ length: 25 }, (_, index) =>
      orderNumbered((pageNumber - 1) * 25 + index + 1),
    )
    await route.fulfill({ json: { rowCount: 250, salesOrders, pendingPoNumbers: [], failedOrders: [] } })
  })
}

function orderNumbered(index: number) {
  return {
    salesOrderId: index,
    erpSalesOrderId: `N${index}`,
    erpSalesOrderNumber: `N${index}`,
    poNumber: `PO-${index}`,
    receivedUtc: '2026-11-20T12:00:00.000Z',
    orderDate: '2026-11-20',
    pickedUtc: null,
    shippedUtc: null,
    rejectedUtc: null,
    grandTotal: 2846.12,
  }
}

/** Returns a function that runs transitions (1) or pauses them (0). */
async function speedOfTransitions(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  return (playbackRate: 0 | 1) => browser.send('Animation.setPlaybackRate', { playbackRate })
}

async function expectWhole(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
}
