import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a buyer finds a pump by its serial number, drills down, configures an impeller and orders (SHELL-01, SHELL-04, SHELL-09)', async ({
  page,
  openWithCart,
  search,
}) => {
  await openWithCart('ben@riverbend.example', [], '/dashboard/general')

  await test.step('the serial number leads to the BOM page (SEARCH-05, LOOKUP-03)', async () => {
    await search('Serial', '100234')
    await expect(page.getByRole('heading', { name: 'Pump Model 4RB' })).toBeVisible()
    await expect(page.getByText('9.250 in')).toBeVisible()
  })

  await test.step('a click on the drawing opens the sub-assembly (LOOKUP-10)', async () => {
    await page
      .getByRole('button', { name: /^\d+, .*4RB-WE-10$/ })
      .first()
      .click()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Wet end, 4x3-10')
    await page
      .getByRole('button', { name: /^\d+, .*4RB-RE-10$/ })
      .first()
      .locator('circle.b')
      // On a phone the circle of a neighbor lies over it; the nearest balloon is chosen.
      .click({ force: true })
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Rotating element')
  })

  await test.step('the impeller is added with the trim as built (PART-14, PART-15, PART-16, PART-23, LEAD-01)', async () => {
    await page.getByRole('button', { name: /^Customize Impeller/ }).click()
    const form = page.getByRole('dialog')
    const shipTime = form.getByText(/^Ship Time/)
    await expect(shipTime).toHaveText(
      /^Ship Time \d+ (day|week|month)s? ready [\d/]+, custom impeller adds 2 days$/,
    )
    await expect(form.getByLabel('Quantity')).toHaveValue('1')
    await expect(form.getByLabel('Impeller Angle')).toHaveValue('0')
    await expect(form.getByRole('radio', { name: 'As built 9.250 in' })).toBeChecked()
    await form.getByRole('radio', { name: 'Full Trim' }).check()
    await expect(form.getByText('Your pump was built at 9.250 in. You are ordering full trim.')).toBeVisible()
    await expect(shipTime).toHaveText(/^Ship Time \d+ (day|week|month)s? ready [\d/]+$/)
    await form.getByLabel('Impeller Angle').fill('12')
    await expect(shipTime).toHaveText(/custom impeller adds 2 days$/)
    await form.getByRole('radio', { name: 'Custom' }).check()
    await expect(form.getByLabel('Impeller Trim', { exact: true })).toBeFocused()
    await expect(form.getByLabel('Impeller Trim', { exact: true })).toHaveValue('')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form.getByText('Impeller trim must be between 8.250 and 9.750 inches.')).toBeVisible()
    await form.getByRole('radio', { name: 'As built 9.250 in' }).check()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('Part Added')).toBeVisible()
  })

  await test.step('the form resets, and an addition can be undone (PART-17, PART-23)', async () => {
    await page.getByRole('button', { name: /^Customize Impeller/ }).click()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Quantity')).toHaveValue('1')
    await expect(form.getByLabel('Impeller Angle')).toHaveValue('0')
    await expect(form.getByRole('radio', { name: 'As built 9.250 in' })).toBeChecked()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByRole('link', { name: /cart.*2/i })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Removed from the cart')).toBeVisible()
    await expect(page.getByRole('link', { name: /cart.*1/i })).toBeVisible()
  })

  await test.step('quick add adds two more parts (LOOKUP-15)', async () => {
    await page.goto('/lookup/serial/100234?path=4RB-WE-10')
    await page.getByRole('button', { name: /^Add Gasket, casing/ }).click()
    await page.getByRole('button', { name: /^Add Backplate/ }).click()
    await expect(page.getByRole('link', { name: /cart.*3/i })).toBeVisible()
  })

  await test.step('the cart shows the discount and when each line is ready (CART-03, CART-21, CART-23, LEAD-10, LEAD-11)', async () => {
    await page.getByRole('link', { name: /cart/i }).first().click()
    await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible()
    await expect(page.getByText('Company discount 12.5%')).toBeVisible()
    await expect(page.getByText('Shipping cost and sales tax are added later.')).toBeVisible()
    await expect(page.getByText(/ready in \d+ (day|week|month)/)).toHaveCount(3)
    await page
      .getByRole('link', { name: 'Checkout' })
      .or(page.getByRole('button', { name: 'Checkout' }))
      .click()
  })

  await test.step('the last order prefills the steps, and an invalid zip blocks the first one (CHECKOUT-04, CHECKOUT-29)', async () => {
    await expect(page.getByLabel('City')).toHaveValue('Fresno')
    await page.getByLabel('Zip').fill('9370')
    await page.getByLabel('PO Number').fill('88-1042')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Zip code is invalid for the current country.')).toBeVisible()
    await page.getByLabel('Zip').fill('93706')
    await page.getByRole('button', { name: 'Shipping and Delivery' }).click()
    await page.getByLabel('Carrier').selectOption('Best Way')
    await page.getByLabel('Ship Type').selectOption('UPS/LTL Prepay')
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await page.getByLabel('I have reviewed this order and agree to the terms and conditions of sale.').check()
  })

  await test.step('the order gets its number (ORDER-04, ORDER-06, ORDER-10)', async () => {
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/\d{6,}$/)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '88-1042' })).toBeVisible()
    await expect(page.getByText('Impeller, enclosed, 6 vane')).toBeVisible()
  })

  await test.step('the cart is empty after the order (ORDER-06, OQ-48)', async () => {
    await page.goto('/shopping-cart')
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
  })
})
