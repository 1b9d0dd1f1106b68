import type { APIRequestContext } from '@playwright/test'
import { listManagedOrders } from '@volute/domain/buying/orders'
import { expectNarrow } from './expect-narrow.ts'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import { callShop, sessionOf } from './shop-session.ts'
import { tabTo } from './tab-to.ts'

const ada = 'ada@volute.example'
const search = 'Name, address, company or number'

test('support sees why a user may not order, and retries an order that the ERP rejected', async ({
  page,
  open,
  request,
  expectAccessible,
}) => {
  await open(ada, '/dashboard/companies')

  await test.step('the search lists the people of a company, by keyboard (SUPPORT-01)', async () => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    const drawer = page.getByRole('navigation', { name: 'Main' })
    await drawer.getByRole('link', { name: 'Support', exact: true }).press('Enter')
    await expect(page).toHaveTitle('Support · Volute')
    await expect(page.getByLabel(search)).toBeFocused()
    await page.keyboard.type('riverbend')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/manage/support?search=riverbend')
    await expect(page.getByRole('link', { name: /^Ben Whitaker/ })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: /^Quinn Harper/ }).press('Enter')
  })

  await test.step("the page shows the user's rights, their roles, and which roles would allow orders (SUPPORT-02)", async () => {
    await expect(page.getByRole('heading', { name: 'Quinn Harper' })).toBeVisible()
    const rights = page.getByRole('table', { name: 'Rights' })
    await expect(rights.getByRole('row', { name: /^Prepare quotes/ })).toContainText('Role Estimator')
    const orders = rights.getByRole('row', { name: /^Place sales orders/ })
    await expect(orders).toContainText('Not held')
    await expect(orders).toContainText('Admin, Buyer')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible()
    await expectNarrow(page)
  })

  await test.step("the only order of a PO number opens and shows the ERP's answer (SUPPORT-01, SUPPORT-04)", async () => {
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByLabel(search).fill('nw-5560')
    await page.getByLabel(search).press('Enter')
    await expect(page).toHaveURL(/\/manage\/support\/orders\/\d+$/)
    await expect(page.getByRole('table', { name: 'Lines' })).toContainText('D7232-4-CI')
    await expect(page.getByRole('table', { name: 'Attempts at the ERP' })).toContainText('credit hold')
    await expectAccessible()
    await expectNarrow(page)
  })

  await test.step('the audit lists the support views (SUPPORT-08, SUPPORT-09)', async () => {
    await page.goto('/manage/support/audit?act=support-person&who=ada')
    const audit = page.getByRole('table', { name: 'Audit' })
    await expect(audit.getByRole('row').nth(1)).toContainText('Support: looked at a person')
    await expect(audit.getByRole('row').nth(1)).toContainText('Riverbend Irrigation')
    await expectAccessible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await saving).suggestedFilename()).toBe('Audit.csv')
    await expectNarrow(page)
  })

  await test.step('the order is retried, and the ERP accepts it (SUPPORT-05)', async () => {
    await page.goto('/manage/support?search=nw-5560')
    await page.getByRole('link', { name: /^PO # NW-5560/ }).press('Enter')
    await tabTo(page, 'Try again now')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We’re submitting the order to the ERP.')).toBeVisible()
    await expectWork.poll(() => numberOf(request, 'NW-5560')).not.toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Sales Order \d+/ })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Attempts at the ERP' })).toContainText('Took the order')
  })

  await test.step('the pages of failing jobs and of mails open (SUPPORT-07)', async () => {
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await expect(page.getByRole('heading', { name: /Failing Jobs/ })).toBeVisible()
    await page.getByRole('link', { name: 'Mails', exact: true }).click()
    await page.getByLabel('State').selectOption('All')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('table', { name: 'Mails' })).toContainText(/order \d+ received/)
    await expectAccessible()
  })
})

test('the support desk is not found by staff without the right or by customers (SUPPORT-10)', async ({
  page,
  open,
}) => {
  for (const email of ['otto@volute.example', 'rosa@riverbend.example']) {
    await open(email, '/manage/support')
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
  }
})

/** The ERP's number of the one order with a PO number, as shown at the order desk. */
async function numberOf(request: APIRequestContext, poNumber: string) {
  const otto = await sessionOf(request, 'otto@volute.example')
  const { orders } = await callShop(request, listManagedOrders, { searchValue: poNumber }, otto)
  return orders[0]?.erpSalesOrderNumber
}
