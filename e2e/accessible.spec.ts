import { expectNarrow } from './expect-narrow.ts'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test as base } from './fixtures.ts'

const ben = 'ben@riverbend.example'

/** Checks a state of the shop: no axe findings in light or dark, and no sideways scroll at 320 px. */
const test = base.extend<{ inspect: (state: string) => Promise<void> }>({
  async inspect({ page, isMobile, expectAccessible }, give) {
    await give(async (state) => {
      await test.step(state, async () => {
        await expectAccessible()
        // Dark differs from light only in its colors, and a phone has the colors of a desktop.
        if (!isMobile) {
          await page.emulateMedia({ colorScheme: 'dark' })
          await expectAccessible({ colours: true })
          await page.emulateMedia({ colorScheme: 'light' })
        }
        await expectNarrow(page)
      })
    })
  },
})

test('the pages before the sign-in are accessible and fit a width of 320 px', { tag: '@desk' }, async ({
  page,
  inspect,
}) => {
  for (const path of [
    '/login',
    '/login/auth',
    '/login/temporary-password',
    '/forgot-password',
    '/change-temporary-password',
    '/register',
    '/privacy-policy-text',
    '/privacy-policy-viewer',
    '/mobile-app-landing',
    '/serial',
    '/error-500',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inspect(path)
  }
})

test('the dashboards, the menus and the not-found page are accessible and fit a width of 320 px', async ({
  page,
  open,
  inspect,
}) => {
  await open('nia@volute.example', '/')
  await expect(page.getByText('Find a pump or part')).toBeVisible()
  await inspect('start page of the provider')
  await open('nia@volute.example', '/dashboard/companies')
  await expect(page.getByRole('heading', { name: 'Company Access Denied' })).toBeVisible()
  await inspect('Company Access Denied')
  await open('sol@volute.example', '/')
  await expect(page.getByRole('button', { name: 'Kestrel Mining' })).toBeVisible()
  await inspect('companies')
  await open('vic@riverbend.example', '/')
  await expect(page.getByText('Find a pump or part')).toBeVisible()
  await inspect('dashboard with the search')

  await open(ben, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await inspect('drawer')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ben Whitaker' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  await inspect('user menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Order' })).toBeVisible()
  await inspect('Order modal')

  await page.goto('/nothing')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await inspect('Page Not Found')
})

test('the pump page, the parts list and the part form are accessible and fit a width of 320 px', async ({
  page,
  open,
  inspect,
}) => {
  await open(ben, '/serial/100234')
  await expect(page.getByRole('heading', { name: 'Pump Information' })).toBeVisible()
  await inspect('pump')
  await page.goto('/lookup/bom/NOTHING-1')
  await expect(page.getByRole('heading', { name: 'Part Not Sellable.' })).toBeVisible()
  await inspect('Part Not Sellable.')

  await page.goto('/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10&part=C2134-3-BZ')
  await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()
  await inspect('drawing and list')
  await page.getByRole('button', { name: 'Customize Impeller, enclosed, 6 vane' }).click()
  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByLabel('Quantity', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByText('Quantity must be a number between 1 and 999.')).toBeVisible()
  await inspect('part form with a message')
  await page.goto('/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  await page.getByRole('button', { name: 'Customize Backplate' }).click()
  await expect(page.getByRole('radio', { name: 'Safety Blue' })).toBeVisible()
  await inspect('part form with paint')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByText('Part Added')).toBeVisible()
  await inspect('toast')
})

test('rows of two lines are accessible', { tag: '@desk' }, async ({ page, open, expectAccessible }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(ben, '/lookup/serial/100234')
  await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()
  await expectAccessible()
})

test('a flat list and its Order Parts dialog are accessible and fit a width of 320 px', {
  tag: '@desk',
}, async ({ page, open, inspect }) => {
  // A dozen rows are enough: axe finds no more in a hundred.
  await page.route('**/api/lookup/**', async (route) => {
    const { bom, ...lookup } = (await (await route.fetch()).json()) as {
      bom: { parts: { parts: unknown[] }[] }
    }
    const parts = bom.parts.flatMap((line) => line.parts).slice(0, 7)
    await route.fulfill({ json: { ...lookup, bom: { ...bom, parts } } })
  })
  await open(ben, '/lookup/bom/4RB-BS-100')
  await page
    .getByLabel(/^Order Quantity, Washer, lock/)
    .first()
    .fill('1000')
  await page
    .getByRole('button', { name: /^Add Washer, lock/ })
    .first()
    .click()
  await expect(page.getByText('Quantity must be a number between 1 and 999.')).toBeVisible()
  await inspect('flat list with a message')
  await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Order Parts' })).toBeVisible()
  await page.getByRole('button', { name: /^Add \d+ Parts/ }).click()
  await expect(page.getByText('1 row needs attention')).toBeVisible()
  await inspect('Order Parts with a message')
})

test('the cart, the checkout and the order page are accessible and fit a width of 320 px', async ({
  page,
  openWithCart,
  inspect,
}) => {
  await openWithCart(ben, [], '/shopping-cart')
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible()
  await inspect('empty cart')
  const lines = [
    { partNumber: 'D7232-2-CP', quantity: 2 },
    { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 },
  ]
  await openWithCart(ben, lines, '/shopping-cart')
  await page.getByLabel('Quantity').first().fill('0')
  await expect(page.getByText('Please correct the marked items first.')).toBeVisible()
  await inspect('cart with a message')
  await page.getByRole('button', { name: /^Remove Casing/ }).click()
  await expect(page.getByRole('dialog', { name: 'Remove cart item' })).toBeVisible()
  await inspect('Remove cart item')

  await page.goto('/submit-order')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('PO Number is required.')).toBeVisible()
  await inspect('first step with its messages')
  await page.getByRole('button', { name: 'Shipping and Delivery' }).click()
  await page.getByLabel('Carrier').selectOption('UPS')
  await inspect('second step')
  await page.getByRole('button', { name: 'Review Cart' }).click()
  await expect(page.getByLabel('Quantity').first()).toBeVisible()
  await inspect('third step')
  await page.getByRole('button', { name: 'Customer Information' }).click()
  await fillCheckout(page)
  await inspect('fourth step')
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Processing Order' })).toBeVisible()
  await expectWork(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ordered items' })).toBeVisible()
  await inspect('order')
})
