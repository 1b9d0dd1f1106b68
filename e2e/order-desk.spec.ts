import type { Page } from '@playwright/test'
import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { printedPages } from './printed-pages.ts'
import { placeOrder } from './shop-session.ts'

const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'
const gasket = { partNumber: '235626', quantity: 2 }
const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

test('order desk staff find, pick and ship an order, and nobody else has access', async ({
  page,
  open,
  request,
  attempt,
  expectAccessible,
}) => {
  const po = `DESK-${attempt}`
  const number = await placeOrder(request, ben, po, [gasket, impeller])

  await test.step('the order desk is the start page, and the drawer leads there (OQ-99, SHELL-35)', async () => {
    await open(otto, '/')
    await expect(page).toHaveURL(/\/manage\/orders$/)
    await open(otto, '/serial/100234')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).click()
    await expect(page).toHaveTitle('Orders · Volute')
    await expect(page.getByRole('heading', { name: /^Orders \d+$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^To Do [1-9]/ })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('columnheader', { name: 'Order Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    for (const status of ['Received', 'Picked', 'Shipped', 'Rejected'])
      await expect(page.getByRole('link', { name: new RegExp(`^${status} [1-9]`) })).toBeVisible()
    // The support desk may have retried the rejected one.
    await expect(page.getByRole('link', { name: /^Failed \d/ })).toBeVisible()
  })

  await test.step('search and status find the order, and the address keeps them (E66)', async () => {
    await page.getByLabel('Search by order, PO or company').fill(po.toLowerCase())
    await page.getByLabel('Search by order, PO or company').press('Enter')
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Received 1' }).click()
    await expect(page).toHaveURL(`/manage/orders?search=${po.toLowerCase()}&status=Received`)
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Riverbend Irrigation')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible()
    await expectNarrow(page)
  })

  await test.step('the details show the whole order, and Back leads to the same list (E73)', async () => {
    const details = page.getByRole('link', { name: `View Details of sales order ${number}` })
    await details.click()
    await expect(page.getByRole('heading', { name: `Sales Order ${number}` })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/manage/orders?search=${po.toLowerCase()}&status=Received`)
    await details.click()
    await expect(page.getByRole('definition').filter({ hasText: 'ben@riverbend.example' })).toBeVisible()
    await expect(page.getByText('Trim 9.25 in · Angle 12 deg')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible()
    await expectNarrow(page)
  })

  await test.step('the pick list is one A4 sheet without prices (OQ-47)', async () => {
    const [sheet, ...more] = await printedPages(page)
    expect(more).toEqual([])
    expect(sheet?.paper).toBe('A4 portrait')
    for (const text of ['Pick List', number, po, '12 Canal Road', 'C2134-3-BZ', 'Trim 9.25 in', '2 EA'])
      expect(sheet?.text).toContain(text)
    expect(sheet?.text).not.toMatch(/\$|Reject|All orders|Print/)
  })

  await test.step('one click in the list opens the pick list and prints it once (OQ-47)', async () => {
    await page.goto(`/manage/orders?search=${po}`)
    await page.evaluate(() => {
      window.print = () => (document.documentElement.dataset['printed'] += '!')
    })
    await page.getByRole('link', { name: `Pick List of sales order ${number}` }).click()
    await expect(page.getByRole('heading', { name: `Sales Order ${number}` })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'undefined!')
    await expect(page).toHaveURL(new RegExp(`/manage/orders/\\d+\\?search=${po}$`))
  })

  await test.step('the order is picked and shipped by keyboard, and the focus moves to Next Order (E67, DESK-25)', async () => {
    await page.getByRole('button', { name: 'Pick', exact: true }).press('Enter')
    await expect(toast(page, `Order ${number} was picked.`)).toBeVisible()
    const ship = page.getByRole('button', { name: 'Ship', exact: true })
    await expect(ship).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Ship Order ${number}` })
    await expect(dialog.getByLabel('Tracking Number')).toBeFocused()
    await expectAccessible()
    await page.keyboard.type('1Z999AA10123456784')
    await dialog.getByLabel('Ship Via').selectOption({ label: 'UPS: Ground' })
    await dialog.getByLabel('Terms').fill('Net 30')
    await dialog.getByLabel('FOB').fill('Origin')
    await dialog.getByLabel('Sales Person').fill('Sol Marchetti')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(toast(page, `A parcel of order ${number} was shipped.`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Shipped' })).toContainText('by Otto Brandt')
    await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toBeVisible()
    await expect(ship).toBeHidden()
    await expect(page.getByRole('link', { name: 'Next Order' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden()
  })

  await test.step('a wrong tracking number is corrected (E67)', async () => {
    await page.getByRole('button', { name: 'Correct parcel 1' }).click()
    const dialog = page.getByRole('dialog', { name: `Correct Parcel 1 of Order ${number}` })
    await dialog.getByLabel('Tracking Number').fill('1Z999AA10123456785')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Save and Mail' }).click()
    await expect(toast(page, `A parcel of order ${number} was corrected.`)).toBeVisible()
    await expect(page.getByRole('link', { name: '1Z999AA10123456785' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Corrected' })).toContainText('by Otto Brandt')
  })

  await test.step('Next Order opens the next order to do (OQ-47)', async () => {
    await page.getByRole('link', { name: 'Next Order' }).click()
    await expect(page.getByRole('heading', { name: /^Sales Order \d+$/ })).not.toHaveText(
      `Sales Order ${number}`,
    )
    await expect(page.getByRole('button', { name: /^(Pick|Ship)$/ })).toBeVisible()
  })

  await test.step('the order desk is not found by staff without the right or by customers', async () => {
    for (const email of ['sol@volute.example', 'rosa@riverbend.example']) {
      await open(email, '/manage/orders')
      await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden()
      await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
    }
  })
})

test('when two people work on one order, the second sees that it has changed (OQ-47)', {
  tag: '@desk',
}, async ({ page, open, request, browser, baseURL, attempt, expectAccessible }) => {
  const number = await placeOrder(request, ben, `TWO-${attempt}`, [gasket])
  const path = `/manage/orders?search=${number}`
  await open(otto, path)
  await page.getByRole('link', { name: /^View Details/ }).click()
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  })
  const second = await context.newPage()
  await second.goto(page.url())
  const changed = 'This order has already been changed. Please reload the page.'

  await test.step('a second pick shows that the order has changed', async () => {
    const pick = second.getByRole('button', { name: 'Pick', exact: true })
    await expect(pick).toBeVisible()
    await page.getByRole('button', { name: 'Pick', exact: true }).click()
    await expect(toast(page, `Order ${number} was picked.`)).toBeVisible()
    await pick.click()
    await expect(second.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await second.getByRole('button', { name: 'Reload the order' }).click()
    await expect(second.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()
    await expect(second.getByText(changed)).toBeHidden()
  })

  await test.step('one rejects with a reason, and the other cannot ship', async () => {
    await second.getByRole('button', { name: 'Ship', exact: true }).click()
    const ship = second.getByRole('dialog')
    await ship.getByLabel('Terms').fill('Net 30')

    await page.getByRole('button', { name: 'Reject' }).click()
    const reject = page.getByRole('dialog', { name: `Reject Order ${number}` })
    await reject.getByRole('button', { name: 'Reject Order' }).click()
    await expect(reject.getByText('A reason is required to reject an order.')).toBeVisible()
    await expectAccessible()
    await reject.getByLabel('Reason').fill('The account is on hold.')
    await reject.getByRole('button', { name: 'Reject Order' }).click()
    await expect(toast(page, `Order ${number} was rejected.`)).toBeVisible()
    await expect(page.getByText('Reason: The account is on hold.')).toBeVisible()

    await ship.getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(ship.getByText(changed)).toBeVisible()
    await ship.getByRole('button', { name: 'Reload the order' }).click()
    await expect(ship.getByText('The order is rejected.')).toBeVisible()
    await expect(ship.getByRole('button', { name: 'Ship', exact: true })).toBeDisabled()
    await expect(ship.getByLabel('Terms')).toHaveValue('Net 30')
  })
  await context.close()

  await test.step('the buyer sees the reason, and Reorder is only a secondary button (HISTORY-09)', async () => {
    await open(ben, `/order-history?search=${number}`)
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('The account is on hold.')
    await page.getByRole('link', { name: /^View Details/ }).click()
    await expect(page.getByRole('main').getByRole('note')).toHaveText(
      'This order was rejected: The account is on hold.',
    )
    await expect(page.getByRole('button', { name: 'Reorder' })).toHaveAttribute('data-look', 'secondary')
    await expectAccessible()
    await page.goto(`/order-complete/${number}`)
    await expect(page.getByRole('heading', { name: 'Rejected order' })).toBeVisible()
    await expect(page.getByRole('note')).toHaveText('This order was rejected: The account is on hold.')
  })
})
