import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 2 }
const backplate = { partNumber: 'D7232-4-CI', quantity: 5 }
const oRing = { partNumber: 'OR2-222-N', quantity: 4 }
const changed = 'Your shopping cart has changed. Please review it again.'

test('a pending question must be answered before the user leaves the page (CART-12)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerAngle: 0 }
  const lines = [8.5, 9].map((impellerTrim) => ({ ...impeller, impellerTrim }))
  await openWithCart(ben, lines, '/quick-order')
  const openCart = () => page.getByRole('link', { name: /^Shopping Cart/ }).click()
  await openCart()
  await page.getByLabel('Impeller Trim').first().fill('9')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Combine Cart Items' })).toBeVisible()
  await page.getByRole('button', { name: 'Combine', exact: true }).click()
  await expect(page).toHaveURL('/quick-order')
  await openCart()
  await expect(page.getByLabel('Quantity')).toHaveValue('2')
})

test("a number with a quantity is added from the cart's box, which keeps the focus, and one with a trim opens its form (CART-29)", async ({
  page,
  openWithCart,
}) => {
  await openWithCart(ben, [gasket], '/shopping-cart')
  const box = page.getByLabel('Part number', { exact: true })
  await box.fill('tb10773 x 4')
  await box.press('Enter')
  const seal = cartLine(page, 'Seal, mechanical, type 21 1.750')
  await expect(seal.getByLabel('Quantity')).toHaveValue('4')
  await expect(box).toBeFocused()
  await expect(page.getByText(changed)).toBeHidden()

  await box.fill('C2134-3-BZ')
  await box.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Impeller, enclosed, 6 vane' })).toBeVisible()
})

test('part of a line is painted, and equal lines are combined', async ({
  page,
  openWithCart,
  expectAccessible,
}) => {
  await openWithCart(ben, [gasket, backplate], '/shopping-cart')
  const lines = cartLine(page, 'Backplate')
  const dialog = page.getByRole('dialog', { name: 'Update Paint Color' })
  const count = dialog.getByLabel('Quantity to paint')

  await test.step('painting several asks how many, with all preselected, and Esc changes nothing (CART-14)', async () => {
    await lines.getByLabel('Paint Color').selectOption('Safety Blue')
    await expect(dialog.getByRole('radio', { name: 'All 5' })).toBeChecked()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(lines.getByLabel('Paint Color')).toHaveValue('')
  })

  await test.step("the quantity to paint must be a number up to the line's quantity (CART-16, TV-11c)", async () => {
    await lines.getByLabel('Paint Color').selectOption('Safety Blue')
    await dialog.getByRole('radio', { name: 'Some of them' }).check()
    await count.press('Enter')
    await expect(dialog.getByText('Quantity must be a valid number.')).toBeVisible()
    await count.fill('6')
    await count.press('Enter')
    await expect(
      dialog.getByText('New quantity must not be greater than the current quantity (5)', { exact: true }),
    ).toBeVisible()
  })

  await test.step('painting 2 of 5 splits the line, and the split persists (CART-15, TV-11a)', async () => {
    const saved = cartSaved(page)
    await count.fill('2')
    await count.press('Enter')
    await saved
    await expectLines(lines, [
      ['3', 'No Paint'],
      ['2', 'Safety Blue'],
    ])
    await page.reload()
    await expectLines(lines, [
      ['3', 'No Paint'],
      ['2', 'Safety Blue'],
    ])
  })

  const combine = page.getByRole('dialog', { name: 'Combine Cart Items' })
  await test.step('equal lines can be kept apart, and a later quantity edit does not ask again (CART-12, CART-13)', async () => {
    await lines.first().getByLabel('Paint Color').selectOption('Safety Blue')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await expect(combine).toContainText('Combine them into one line of 5?')
    await expectAccessible()
    await combine.getByRole('button', { name: 'Keep Both' }).click()
    await lines.first().getByLabel('Quantity').fill('4')
    await lines.first().getByLabel('Quantity').blur()
    await expectLines(lines, [
      ['4', 'Safety Blue'],
      ['2', 'Safety Blue'],
    ])
    await expect(combine).toBeHidden()
  })

  await test.step('the checkout combines equal lines too and adds up their quantities (CART-12, CHECKOUT-11)', async () => {
    await page.goto('/submit-order')
    await page.getByRole('button', { name: 'Review Cart' }).click()
    await lines.first().getByLabel('Paint Color').selectOption('No Paint')
    await dialog.getByRole('button', { name: 'Update' }).click()
    await lines.first().getByLabel('Paint Color').selectOption('Safety Blue')
    await dialog.getByRole('button', { name: 'Update' }).click()
    const saved = cartSaved(page)
    await combine.getByRole('button', { name: 'Combine' }).click()
    await saved
    await expectLines(lines, [['6', 'Safety Blue']])
    await page.goto('/shopping-cart')
    await expectLines(lines, [['6', 'Safety Blue']])
  })
})

test('a cart edited in two browsers and two tabs loses no edit (OQ-37)', { tag: '@desk' }, async ({
  page,
  browser,
  baseURL,
  openWithCart,
  expectAccessible,
}) => {
  await openWithCart(ben, [gasket, { ...backplate, quantity: 1 }], '/shopping-cart')
  await expect(quantity(page, 'Gasket, casing')).toHaveValue('2')
  const storageState = await page.context().storageState()
  const elsewhere = await browser.newContext({ storageState, ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  await other.goto('/shopping-cart')

  await test.step('edits to different lines are both kept, and the other edit is shown', async () => {
    await type(other, 'Gasket, casing', '7')
    await quantity(page, 'Backplate').fill('4')
    await expect(page.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await expect(cartLine(page, 'Gasket, casing')).toContainText('Quantity 2 → 7')
    await expect(quantity(page, 'Gasket, casing')).toHaveValue('7')
    await expect(quantity(page, 'Backplate')).toHaveValue('4')
    await expectAccessible()
    await page.getByRole('button', { name: 'Reviewed' }).click()
    await expect(page.getByText('Quantity 2 → 7')).toBeHidden()
  })

  await test.step('on a conflict in one field the stored value wins and is shown', async () => {
    await quantity(other, 'Backplate').fill('9')
    await expect(cartLine(other, 'Backplate')).toContainText('Quantity 9 → 4')
    await expect(quantity(other, 'Backplate')).toHaveValue('4')
  })

  await test.step('leaving the page before its save keeps both edits', async () => {
    await type(other, 'Gasket, casing', '8')
    await quantity(page, 'Backplate').fill('6')
    await page.goto('/api/health')
    await page.goto('/shopping-cart')
    await expect(quantity(page, 'Backplate')).toHaveValue('6')
    await expect(cartLine(page, 'Gasket, casing')).toContainText('Quantity 7 → 8')
    await page.getByRole('button', { name: 'Reviewed' }).click()
    await page.reload()
    await expect(quantity(page, 'Backplate')).toHaveValue('6')
    await expect(quantity(page, 'Gasket, casing')).toHaveValue('8')
  })

  await test.step('a line removed in another tab is named, and the edit made here is kept', async () => {
    const tab = await page.context().newPage()
    await tab.goto('/shopping-cart')
    await tab.getByRole('button', { name: 'Remove Gasket, casing from the cart' }).click()
    const saved = cartSaved(tab)
    await tab.getByRole('button', { name: 'Remove', exact: true }).click()
    await saved
    await quantity(page, 'Backplate').fill('5')
    await expect(page.getByRole('alert').filter({ hasText: 'Gasket, casing: 8 removed' })).toBeVisible()
    await tab.reload()
    await expect(quantity(tab, 'Backplate')).toHaveValue('5')
  })
  await elsewhere.close()
})

test('a part that is no longer sold is marked and blocks only the checkout (CART-06)', {
  tag: '@desk',
}, async ({ page, openWithCart, expectAccessible }) => {
  await page.route(/\/api\/cart\/(map|edits)$/, async (route) => {
    const response = await route.fetch()
    const map = (await response.json()) as { items: { partNumber: string }[] }
    const items = map.items.map((item) => ({ ...item, isSellable: item.partNumber !== oRing.partNumber }))
    await route.fulfill({ response, json: { ...map, items } })
  })
  await openWithCart(ben, [oRing, gasket], '/shopping-cart')
  const line = page.getByRole('row').filter({ hasText: oRing.partNumber })
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await expect(line).toContainText('No longer sold.')
  await expect(line.getByRole('textbox')).toHaveCount(0)
  await expect(checkout).toBeDisabled()
  await expect(page.getByText('Please remove or replace the items that are no longer sold.')).toBeVisible()
  await expectAccessible()

  await type(page, 'Gasket, casing', '7')
  await line.getByRole('button', { name: /^Replace with/ }).click()
  await expect(page.getByText('No longer sold.', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(checkout).toBeEnabled()
  // Wait for pending edits: one still in flight would fail the next journey.
  await page.unrouteAll({ behavior: 'wait' })
})

/** Types a quantity and waits until it is saved. */
async function type(page: Page, name: string, text: string) {
  const saved = cartSaved(page)
  await quantity(page, name).fill(text)
  await saved
}

function cartSaved(page: Page) {
  return page.waitForResponse((answer) => answer.url().endsWith('/api/cart/edits') && answer.ok())
}

function cartLine(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
}

function quantity(page: Page, name: string): Locator {
  return cartLine(page, name).getByLabel('Quantity')
}

async function expectLines(lines: Locator, wanted: [quantity: string, paint: string][]) {
  await expect(lines).toHaveCount(wanted.length)
  for (const [index, [count, paint]] of wanted.entries()) {
    await expect(lines.nth(index).getByLabel('Quantity')).toHaveValue(count)
    await expect(lines.nth(index).getByLabel('Paint Color').locator('option:checked')).toHaveText(paint)
  }
}
