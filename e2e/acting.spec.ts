import type { Page } from '@playwright/test'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { sessionOf } from './shop-session.ts'

const riverbend = 'Riverbend Irrigation'
const banner = (page: Page) => page.getByRole('region', { name: 'Acting' })
const changed = (page: Page) => page.getByRole('dialog', { name: 'Company Changed' })

test('a sales person acts for a company, orders for it and exits (SHELL-06, SHELL-56, SHELL-57, PERM-04, AUTH-23, AUTH-24)', async ({
  page,
  context,
  signIn,
  open,
  expectAccessible,
}) => {
  await signIn('sol@volute.example')

  await test.step('the list of companies narrows as the user types, and Enter opens the match (SHELL-20, SHELL-57)', async () => {
    await expect(page).toHaveURL('/dashboard/companies')
    await expect(banner(page)).toBeHidden()
    await page.getByLabel('Filter results').fill('RIVER')
    await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeHidden()
    await expect(page.getByRole('button', { name: riverbend })).toBeVisible()
    await page.getByLabel('Filter results').press('Enter')
    await expect(page).toHaveURL('/dashboard/general')
    await expect(banner(page)).toHaveText(`You are acting for ${riverbend}Exit ${riverbend}`)
  })

  await test.step('the user menu has the exit on small screens only (SHELL-32)', async () => {
    const exit = page.getByRole('menuitem', { name: `Exit '${riverbend}'` })
    await page.getByRole('button', { name: 'Sol Marchetti' }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
    await expect(exit).toBeHidden()
    const desk = page.viewportSize() ?? { width: 1440, height: 900 }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(exit).toBeVisible()
    await page.setViewportSize(desk)
    await page.keyboard.press('Escape')
  })

  await test.step('the cart and the discount belong to the company (AUTH-23, OQ-37)', async () => {
    await page.goto('/lookup/bom/4RB-EM-100?path=4RB-WE-10')
    await page.getByRole('button', { name: 'Add Gasket, casing to cart' }).click()
    await expect(page.getByText('Part Added')).toBeVisible()
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 line for Riverbend Irrigation')).toBeVisible()
    await expect(page.getByText('Company discount 12.5%')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
    await expectAccessible()
  })

  const second = await context.newPage()
  await test.step('Exit leads back to the companies dashboard (SHELL-33, AUTH-24)', async () => {
    await second.goto('/shopping-cart')
    await expect(second.getByText('1 line for Riverbend Irrigation')).toBeVisible()
    await page.getByRole('button', { name: riverbend, exact: true }).click()
    await page.getByRole('menuitem', { name: `Exit '${riverbend}'` }).click()
    await expect(page).toHaveURL('/dashboard/companies')
  })

  await test.step('another tab follows, shows a notice and offers to change back (OQ-12)', async () => {
    await expect(changed(second)).toContainText(`This tab showed ${riverbend}.`)
    await expect(second.getByText('Your shopping cart is empty.')).toBeVisible()
    await changed(second).getByRole('button', { name: 'Change Back' }).click()
    await expect(second).toHaveURL('/dashboard/general')
    await expect(banner(second)).toBeVisible()
  })

  await test.step('the first tab shows the notice too, but only once (OQ-12)', async () => {
    await expect(changed(page)).toContainText('This tab showed Volute.')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(changed(page)).toBeHidden()
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 line for Riverbend Irrigation')).toBeVisible()
    await expect(changed(page)).toBeHidden()
  })

  await test.step('the order belongs to the company (OQ-13)', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/\d+$/)
    const order = new URL(page.url()).pathname
    await banner(page).getByRole('button', { name: 'Exit' }).click()
    await expect(page).toHaveURL('/dashboard/companies')
    await expect(banner(page)).toBeHidden()
    // The other tab follows; wait for it, since a tab closed while it navigates may never close.
    await expect(second.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await second.close()
    await open('ben@riverbend.example', order)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expect(page.getByText('Gasket, casing')).toBeVisible()
  })

  await test.step("the company's administrator sees who acted (OQ-13, OQ-72)", async () => {
    await open('rosa@riverbend.example', '/manage')
    await expect(page).toHaveURL('/manage/users')
    await page.getByRole('link', { name: 'Acting History' }).click()
    await expect(page.getByRole('heading', { name: 'Acting History' })).toBeVisible()
    const acts = page.getByRole('row').filter({ hasText: 'Sol Marchetti' })
    await expect(acts.nth(0)).toContainText('Left the company')
    await expect(acts.nth(1)).toContainText(/Placed an order \d+/)
    await expectAccessible()
  })
})

test('a company changed on the server alone shows a notice in the open tab (OQ-12, OQ-13)', async ({
  page,
  request,
  signIn,
}) => {
  await signIn('ada@volute.example')
  await page.getByRole('button', { name: riverbend }).click()
  await expect(banner(page)).toBeVisible()
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('volute.session') ?? '{}') as { token: string }).token,
  )
  const kestrel = await sessionOf(request, 'kim@kestrel.example')
  const headers = { Authorization: `Bearer ${token}` }
  await request.put('/api/session/company', { headers, data: { companyId: kestrel.companyId } })

  await expect(changed(page)).toContainText('so it shows Kestrel Mining.')
  await changed(page).getByRole('button', { name: 'Continue' }).click()
  await expect(banner(page)).toContainText('Kestrel Mining')
})

test('staff without CROSS_COMPANY are denied the companies dashboard (SHELL-58, PERM-11, OQ-99)', async ({
  page,
  open,
}) => {
  await open('nia@volute.example', '/')
  await expect(page).toHaveURL('/dashboard/start')
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  await open('nia@volute.example', '/dashboard/companies')
  await expect(page.getByRole('heading', { name: 'Company Access Denied' })).toBeVisible()
  await expect(page.getByLabel('Filter results')).toBeHidden()

  await test.step('a failed load shows the server error card, and a retry works (SHELL-59)', async () => {
    await page.route('**/api/company?*', (route) => route.fulfill({ status: 500, json: {} }))
    await open('ada@volute.example', '/dashboard/companies')
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    await page.unroute('**/api/company?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeVisible()
  })

  await test.step('a customer is redirected to the general dashboard (SHELL-21)', async () => {
    await open('ben@riverbend.example', '/dashboard/companies')
    await expect(page).toHaveURL('/dashboard/general')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})
