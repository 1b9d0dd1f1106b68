import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'

test('SHELL-56 SHELL-57 AUTH-23 AUTH-24: sol enters a company, orders for it and leaves again', async ({
  page,
  context,
  signIn,
  open,
  isMobile,
}) => {
  await signIn('sol@volute.example')

  await test.step('SHELL-20 SHELL-57: the list of companies narrows as one types', async () => {
    await expect(page).toHaveURL('/dashboard/companies')
    await page.getByLabel('Filter results').fill('RIVER')
    await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeHidden()
    await page.getByRole('button', { name: 'Riverbend Irrigation' }).click()
    await expect(page).toHaveURL('/dashboard/general')
  })

  await test.step('AUTH-23 OQ-37: the cart and the discount are those of the company', async () => {
    await page.goto('/lookup/bom/4RB-EM-100?path=4RB-WE-10')
    await page.getByRole('button', { name: 'Add Gasket, casing to cart' }).click()
    await expect(page.getByText('Part Added')).toBeVisible()
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 item for Riverbend Irrigation')).toBeVisible()
    await expect(page.getByText('Company discount 12.5%')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  })

  const second = await context.newPage()
  await test.step('SHELL-32 SHELL-33 AUTH-24: Exit leads back to the own company', async () => {
    await second.goto('/shopping-cart')
    await expect(second.getByText('1 item for Riverbend Irrigation')).toBeVisible()
    await page.getByRole('button', { name: isMobile ? 'Sol Marchetti' : 'Riverbend Irrigation' }).click()
    await page.getByRole('menuitem', { name: "Exit 'Riverbend Irrigation'" }).click()
    await expect(page).toHaveURL('/dashboard/companies')
  })

  await test.step('OQ-12: another tab follows', async () => {
    await expect(second.getByText('Your shopping cart is empty.')).toBeVisible()
  })

  await test.step('OQ-37: the own cart is another one, and the company keeps its own', async () => {
    await page.getByRole('button', { name: 'Riverbend Irrigation' }).click()
    await expect(page).toHaveURL('/dashboard/general')
    await page.goto('/shopping-cart')
    await expect(page.getByText('1 item for Riverbend Irrigation')).toBeVisible()
  })

  await test.step('OQ-13: the order belongs to the company', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expect(page).toHaveURL(/\/order-complete\/\d+$/, { timeout: 30_000 })
    const order = new URL(page.url()).pathname
    await open('ben@riverbend.example', order)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expect(page.getByText('Gasket, casing')).toBeVisible()
  })
})

test('SHELL-58 PERM-11: staff without CROSS_COMPANY are refused, customers have no such page', async ({
  page,
  open,
}) => {
  await open('nia@volute.example', '/')
  await expect(page).toHaveURL('/dashboard/companies')
  await expect(page.getByRole('heading', { name: 'Company Access Denied' })).toBeVisible()
  await expect(page.getByLabel('Filter results')).toBeHidden()

  await test.step('SHELL-21: a customer is led to the general dashboard', async () => {
    await open('ben@riverbend.example', '/dashboard/companies')
    await expect(page).toHaveURL('/dashboard/general')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
})
