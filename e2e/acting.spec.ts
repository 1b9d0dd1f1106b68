import type { Page } from '@playwright/test'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { sessionOf } from './shop-session.ts'

const riverbend = 'Riverbend Irrigation'
const banner = (page: Page) => page.getByRole('region', { name: 'Acting' })
const changed = (page: Page) => page.getByRole('dialog', { name: 'Company Changed' })

test('SHELL-06 SHELL-56 SHELL-57 PERM-04 AUTH-23 AUTH-24: sol enters a company, orders for it and leaves again', async ({
  page,
  context,
  signIn,
  open,
  expectAccessible,
}) => {
  await signIn('sol@volute.example')

  await test.step('SHELL-20 SHELL-57: the list of companies narrows as one types', async () => {
    await expect(page).toHaveURL('/dashboard/companies')
    await expect(banner(page)).toBeHidden()
    await page.getByLabel('Filter results').fill('RIVER')
    await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeHidden()
    await expect(page.getByRole('button', { name: riverbend })).toBeVisible()
    await page.getByLabel('Filter results').press('Enter')
    await expect(page).toHaveURL('/dashboard/general')
    await expect(banner(page)).toHaveText(`You are acting for ${riverbend}Exit ${riverbend}`)
  })

  await test.step('SHELL-32: the user dropdown has the exit on small screens only', async () => {
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

  await test.step('AUTH-23 OQ-37: the cart and the discount are those of the company', async () => {
    await page.goto('/lookup/bom/4RB-EM-100?path=4RB-WE-10')
    await page.getByRole('button', { name: 'Add Gasket, casing to cart' }).click()
    await expect(page.getByText('Part Added')).toBeVisible()
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 item for Riverbend Irrigation')).toBeVisible()
    await expect(page.getByText('Company discount 12.5%')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
    await expectAccessible()
  })

  const second = await context.newPage()
  await test.step('SHELL-33 AUTH-24: Exit leads back to the own company', async () => {
    await second.goto('/shopping-cart')
    await expect(second.getByText('1 item for Riverbend Irrigation')).toBeVisible()
    await page.getByRole('button', { name: riverbend, exact: true }).click()
    await page.getByRole('menuitem', { name: `Exit '${riverbend}'` }).click()
    await expect(page).toHaveURL('/dashboard/companies')
  })

  await test.step('OQ-12: another tab follows, says so, and offers the way back', async () => {
    await expect(changed(second)).toContainText(`This tab showed ${riverbend}.`)
    await expect(second.getByText('Your shopping cart is empty.')).toBeVisible()
    await changed(second).getByRole('button', { name: 'Change Back' }).click()
    await expect(second).toHaveURL('/dashboard/general')
    await expect(banner(second)).toBeVisible()
  })

  await test.step('OQ-12: now the first tab is behind; read once, it is not said again', async () => {
    await expect(changed(page)).toContainText('This tab showed Volute.')
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(changed(page)).toBeHidden()
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 item for Riverbend Irrigation')).toBeVisible()
    await expect(changed(page)).toBeHidden()
  })

  await test.step('OQ-13: the order belongs to the company', async () => {
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

  await test.step("OQ-13 OQ-72: the company's administrator reads who it was", async () => {
    await open('rosa@riverbend.example', '/manage')
    await expect(page).toHaveURL('/manage/users')
    await page.getByRole('link', { name: 'Acting history' }).click()
    await expect(page.getByRole('heading', { name: 'Who Acted for Us' })).toBeVisible()
    const acts = page.getByRole('row').filter({ hasText: 'Sol Marchetti' })
    await expect(acts.nth(0)).toContainText('Left the company')
    await expect(acts.nth(1)).toContainText(/Placed an order \d+/)
    await expectAccessible()
  })
})

test('OQ-12 OQ-13: a company changed on the server alone stops the tab at its next call', async ({
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

test('SHELL-58 PERM-11 OQ-99: staff without CROSS_COMPANY are refused, customers have no such page', async ({
  page,
  open,
}) => {
  await open('nia@volute.example', '/')
  await expect(page).toHaveURL('/dashboard/start')
  await expect(page.getByRole('main').getByRole('search')).toBeVisible()
  await open('nia@volute.example', '/dashboard/companies')
  await expect(page.getByRole('heading', { name: 'Company Access Denied' })).toBeVisible()
  await expect(page.getByLabel('Filter results')).toBeHidden()

  await test.step('SHELL-59: what cannot be loaded is the server-error card, which can be tried again', async () => {
    await page.route('**/api/company?*', (route) => route.fulfill({ status: 500, json: {} }))
    await open('ada@volute.example', '/dashboard/companies')
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
    await page.unroute('**/api/company?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeVisible()
  })

  await test.step('SHELL-21: a customer is led to the general dashboard', async () => {
    await open('ben@riverbend.example', '/dashboard/companies')
    await expect(page).toHaveURL('/dashboard/general')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})
