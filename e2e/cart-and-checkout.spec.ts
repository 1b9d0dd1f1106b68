import type { Locator, Page } from '@playwright/test'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { printedPages } from './printed-pages.ts'

const ben = 'ben@riverbend.example'
const gasket = { partNumber: '235626', quantity: 2 }
const backplate = { partNumber: 'D7232-4-CI', quantity: 1 }
const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }
const casing = { partNumber: 'D7232-2-CP', quantity: 2 }

test('every cart line is edited in place', async ({ page, openWithCart }) => {
  await openWithCart(ben, [gasket, backplate, impeller], '/shopping-cart')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  const line = cartLine(page, 'Impeller, enclosed, 6 vane')

  await test.step('an invalid quantity stays in the field and blocks the checkout (CART-05, CART-06, CART-09)', async () => {
    const quantity = cartLine(page, 'Gasket, casing').getByLabel('Quantity')
    await quantity.fill('0')
    await expect(page.getByText('Quantity must be a number between 1 and 999.')).toBeVisible()
    await expect(checkout).toBeDisabled()
    await expect(page.getByText('Please correct the marked items first.')).toBeVisible()
    await quantity.blur()
    await expect(quantity).toHaveValue('0')
    await quantity.fill('5')
    await expect(checkout).toBeEnabled()
  })

  await test.step('Full Trim hides the trim field, and Custom needs a number (CART-05, CART-11, CART-18, CART-20)', async () => {
    const mode = line.getByRole('combobox').first()
    const trim = line.getByLabel('Impeller Trim', { exact: true }).and(page.getByRole('textbox'))
    await expect(trim).toHaveValue('9.25')
    await mode.selectOption('Full Trim')
    await expect(trim).toBeHidden()
    await mode.selectOption('Custom')
    await expect(trim).toHaveValue('')
    await expect(checkout).toBeDisabled()
    await trim.fill('30.5')
    await expect(line.getByText('Impeller trim must be between 8.250 and 9.750 inches.')).toBeVisible()
    await trim.fill('8.5')
    await trim.blur()
    await expect(trim).toHaveValue('8.50')
  })

  await test.step('a change of paint or angle persists, and the change is sent as an edit (CART-05, CART-10)', async () => {
    await cartLine(page, 'Backplate').getByLabel('Paint Color').selectOption('Safety Blue')
    const put = page.waitForRequest((one) => (one.postData() ?? '').includes('"impellerAngle":20'))
    await line.getByLabel('Impeller Angle').fill('20')
    expect((await put).method()).toBe('POST')
    const { edits } = (await put).postDataJSON() as { edits: unknown[] }
    expect(edits.at(-1)).toMatchObject({
      edit: { act: 'set', from: { impellerAngle: 12 }, to: { impellerAngle: 20 } },
    })
    await (await put).response()
    await page.reload()
    await expect(cartLine(page, 'Gasket, casing').getByLabel('Quantity')).toHaveValue('5')
    await expect(line.getByLabel('Impeller Angle')).toHaveValue('20')
  })
})

test('removing a line asks first and can be undone (CART-05, CART-24)', { tag: '@desk' }, async ({
  page,
  openWithCart,
}) => {
  await openWithCart(ben, [gasket, backplate], '/shopping-cart')
  const gone = cartLine(page, 'Gasket, casing')
  const ask = page.getByRole('dialog', { name: 'Remove cart item' })
  await gone.getByRole('button', { name: 'Remove Gasket, casing from the cart' }).click()
  await expect(ask).toContainText('Are you sure that you want to remove this item from the cart?')
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(gone).toBeVisible()

  await gone.getByRole('button', { name: 'Remove Gasket, casing from the cart' }).click()
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect(gone).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(gone).toBeVisible()

  await test.step('Delete All Items asks first, then empties the cart (CART-03, CART-24)', async () => {
    await page.getByRole('button', { name: 'Delete All Items' }).click()
    const askAll = page.getByRole('dialog', { name: 'Delete All Cart Items' })
    await askAll.getByRole('button', { name: 'Delete All' }).click()
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
  })
})

test('a user who may not order sees why and cannot check out (CART-04, CART-07, CART-08, PERM-12)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  await openWithCart('vic@riverbend.example', [gasket], '/shopping-cart')
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('button')).toHaveText(['Checkout'])
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expect(page.getByText('You do not have permission to place sale orders.')).toBeVisible()

  await openWithCart('kim@kestrel.example', [gasket], '/shopping-cart')
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
  await expect(
    page.getByText('Please contact Volute to associate your company with an approved distributor account.'),
  ).toBeVisible()
})

test('a failure shows its message where it occurs (CART-26, CART-27, ERR-12)', { tag: '@desk' }, async ({
  page,
  openWithCart,
}) => {
  await page.route('**/api/cart/map', (route) => route.fulfill({ status: 500, body: '' }))
  await openWithCart(ben, [gasket], '/shopping-cart')
  await expect(page.getByRole('alert')).toContainText(
    'Internal server error. Unable to update shopping cart.',
  )
  await page.unroute('**/api/cart/map')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cartLine(page, 'Gasket, casing')).toBeVisible()

  await test.step('lines that could not be removed reappear (CART-27)', async () => {
    await page.route('**/api/cart/edits', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Remove Gasket, casing from the cart' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(said(page, 'Unable to delete cart item.')).toBeAttached()
    await expect(cartLine(page, 'Gasket, casing')).toBeVisible()
    await page.getByRole('button', { name: 'Delete All Items' }).click()
    await page.getByRole('button', { name: 'Delete All', exact: true }).click()
    await expect(said(page, 'Unable to clear cart.')).toBeAttached()
    await expect(cartLine(page, 'Gasket, casing')).toBeVisible()
  })

  await page.route('**/api/paint-color', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  await page.getByRole('button', { name: 'Customize Backplate' }).click()
  await expect(page.getByRole('dialog').getByText('Error loading paint colors.')).toBeVisible()
})

test('a heavy order goes through the checkout steps', { tag: '@desk' }, async ({ page, openWithCart }) => {
  await openWithCart(ben, [casing, impeller], '/submit-order')

  await test.step('the four steps are listed in order (CHECKOUT-01)', async () => {
    const steps = page.getByRole('heading', { level: 2 }).filter({ has: page.getByRole('button') })
    await expect(steps).toHaveText([
      /Customer Information/,
      /Shipping and Delivery/,
      /Review Cart/,
      /Confirm Order/,
    ])
  })

  await test.step('the buyer is read-only, and the shipping address is editable (CHECKOUT-05, CHECKOUT-06)', async () => {
    for (const [name, value] of [
      ['Name', 'Ben Whitaker'],
      ['Email', ben],
      ['Company', 'Riverbend Irrigation'],
    ] as const)
      await expect(fact(page, name)).toHaveText(value)
    for (const label of ['Company Name', 'Address Line 1', 'City', 'Zip', 'Contact Name', 'Phone', 'Comment'])
      await expect(page.getByLabel(label)).toBeEditable()
    await expect(page.getByLabel('Country')).toHaveValue('US')
  })

  await test.step('the zip is validated for its country, and a correction clears the error (CHECKOUT-29, CHECKOUT-31)', async () => {
    const zip = page.getByLabel('Zip')
    const wrong = page.getByText('Zip code is invalid for the current country.')
    await page.getByLabel('Country').selectOption('Canada')
    await zip.fill('93706')
    await zip.blur()
    await expect(wrong).toBeVisible()
    await zip.fill('K1A 0B1')
    await expect(wrong).toBeHidden()
    await zip.blur()
    await expect(wrong).toBeHidden()
    await page.getByLabel('State').fill('Ontario')
    await page.getByLabel('PO Number').fill('77-0001')
  })

  await test.step('step headers open their step, and another carrier clears ship type and account (CHECKOUT-03, CHECKOUT-10, CHECKOUT-19)', async () => {
    await step(page, 'Shipping and Delivery').click()
    await page.getByLabel('Carrier').selectOption('UPS')
    await expect(page.getByRole('option', { name: 'Next Day Air' })).toBeDisabled()
    await expect(page.getByText('expedited ship types are not available')).toBeVisible()
    await page.getByLabel('Ship Type').selectOption('Ground')
    await page.getByLabel('Billing Account Number').fill('1Z-99')
    await page.getByLabel('Carrier').selectOption('SAIA')
    await expect(page.getByLabel('Ship Type')).toHaveValue('')
    await expect(page.getByLabel('Billing Account Number')).toHaveValue('')
    await page.getByLabel('Carrier').selectOption('Contact Customer')
    await expect(page.getByLabel('Ship Type')).toHaveValue('CONTACT_CUSTOMER')
    await page.getByRole('radio', { name: /Ship everything together/ }).check()
    await page.getByLabel('Special Instructions').fill('Ring the bell.')
  })

  await test.step('the cart can be edited in the third step (CHECKOUT-11)', async () => {
    await step(page, 'Review Cart').click()
    await cartLine(page, 'Casing, volute 4x3-10').getByLabel('Quantity').fill('3')
    await expect(page.getByRole('region', { name: 'Order' }).getByText('444.4 lbs')).toBeVisible()
  })

  await test.step('a reload keeps the input', async () => {
    await page.reload()
    await expect(page.getByLabel('PO Number')).toHaveValue('77-0001')
    await expect(page.getByLabel('State')).toHaveValue('Ontario')
    await step(page, 'Shipping and Delivery').click()
    await expect(page.getByLabel('Special Instructions')).toHaveValue('Ring the bell.')
    await expect(page.getByRole('radio', { name: /Ship everything together/ })).toBeChecked()
  })

  await test.step('a failed save opens the Error modal (CHECKOUT-46, CHECKOUT-48)', async () => {
    await page.route('**/api/cart/edits', (route) => route.fulfill({ status: 500, body: '' }))
    await step(page, 'Review Cart').click()
    await cartLine(page, 'Casing, volute 4x3-10').getByLabel('Quantity').fill('4')
    const error = page.getByRole('dialog', { name: 'Error' })
    await expect(error).toContainText('Unable to update shopping cart.')
    await error.getByRole('button', { name: 'OK' }).click()
    await expect(cartLine(page, 'Casing, volute 4x3-10').getByLabel('Quantity')).toHaveValue('3')
  })
})

test('an order is rejected, then placed and printed (ORDER-01, ORDER-07, ORDER-13)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  await openWithCart(ben, [gasket], '/submit-order')
  await fillCheckout(page)

  await test.step('the Error modal shows why the order is rejected (ORDER-07, CHECKOUT-48)', async () => {
    await page.route('**/api/sales-order', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'Your shopping cart has changed. Please review it again.' },
      }),
    )
    await page.getByRole('button', { name: 'Submit Order' }).click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await expect(error).toContainText('Your shopping cart has changed. Please review it again.')
    await error.getByRole('button', { name: 'OK' }).click()
    await page.unroute('**/api/sales-order')
  })

  await test.step('a modal covers the page while the order is processed (ORDER-01)', async () => {
    await page.getByRole('button', { name: 'Submit Order' }).click()
    const processing = page.getByRole('dialog', { name: 'Processing Order' })
    await expect(processing).toContainText('Please do not refresh')
    await page.keyboard.press('Escape')
    await expect(processing).toBeVisible()
    await expect(processing.getByRole('button')).toHaveCount(0)
    await expectWork(page).toHaveURL(/\/order-complete\/\d+$/)
  })

  await test.step('the order page shows dates and contact (ORDER-10, ORDER-13, ORDER-14)', async () => {
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
    const contact = page.getByRole('region', { name: 'Contact' })
    for (const text of [
      'parts@volute.example',
      '(555) 010-1946',
      '(555) 010-1947',
      '1946 Foundry Road',
      'www.volute.example',
    ])
      await expect(contact).toContainText(text)
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: /^\d\d\/\d\d\/\d{4}$/ })
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  })

  await test.step('the order prints on one A4 sheet, with the dates of its lines (ORDER-13, PROMISE-11)', async () => {
    const [sheet, ...more] = await printedPages(page)
    expect([sheet?.paper, more]).toEqual(['A4 portrait', []])
    expect(sheet?.text).toMatch(/In (one|\d) parcels?: .*\d on \d\d\/\d\d\/\d{4}/)
    expect(sheet?.text).not.toContain('today')
  })

  await test.step('an unknown order is not found (ORDER-11, OQ-114)', async () => {
    await page.goto('/order-complete/999999')
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
  })
})

function cartLine(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
}

function said(page: Page, sentence: string): Locator {
  return page.getByRole('alert').filter({ hasText: sentence })
}

function fact(page: Page, name: string): Locator {
  return page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
}

function step(page: Page, title: string): Locator {
  return page.getByRole('button', { name: title })
}
