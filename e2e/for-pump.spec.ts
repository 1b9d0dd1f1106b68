import { expectNarrow } from './expect-narrow.ts'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'
import { fillCheckout } from './fill-checkout.ts'

const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'
const place = 'for 100234 · '
const wrong = 'D8802-1-CI'

test('a part that is not in the looked-up pump is ordered anyway, and the order desk sees it', async ({
  page,
  openWithCart,
  open,
  search,
  expectAccessible,
}) => {
  await openWithCart(ben, [], '/lookup/serial/100234')

  await test.step('the page for a pump says so, and its parts are added for the pump (LINE-10)', async () => {
    await expect(page.getByText('Ordering for pump 100234')).toBeVisible()
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    const parts = page.getByRole('dialog', { name: 'Order Parts' })
    await expect(parts.getByText('Ordering for pump 100234')).toBeVisible()
    await parts.getByRole('button', { name: 'Clear Quantities' }).click()
    await parts
      .getByLabel(/^Quantity/)
      .first()
      .fill('2')
    await parts.getByRole('button', { name: 'Add 1 Part To Cart' }).click()
    await expect(parts).toBeHidden()
  })

  await test.step('a superseded part is added as its replacement, which fits (LINE-11)', async () => {
    await page.goto('/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10')
    await expect(page.getByText('Superseded by OR2-222-V, added instead at')).toBeVisible()
    await page.getByRole('button', { name: 'Add O-ring, nitrile 2-222 to cart' }).click()
    await expect(page.getByText('OR2-222-V replaces OR2-222-N.')).toBeVisible()
    await page.goto('/shopping-cart')
    await expect(page.getByRole('row', { name: /^O-ring, fluorocarbon 2-222/ })).toContainText('Fits')
    await expect(page.getByRole('button', { name: /^Order anyway: / })).toBeHidden()
    await page.goto('/lookup/serial/100234')
  })

  await test.step('a part looked up by number is preselected for the pump (LINE-10)', async () => {
    await search('Part', wrong)
    const form = page.getByRole('dialog', { name: 'Bar, cover clamp' })
    await expect(form.getByRole('checkbox', { name: 'For pump 100234' })).toBeChecked()
    await expectAccessible()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the cart names the pump of its lines and needs "Order anyway" before the checkout (LINE-03, LINE-06)', async () => {
    await page.goto('/shopping-cart')
    await expect(page.getByRole('link', { name: 'For pump 100234' })).toHaveAttribute(
      'href',
      '/lookup/serial/100234',
    )
    await expect(page.getByText(place).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
    await expect(page.getByText(`${wrong} may not fit its pump.`).first()).toBeVisible()
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNarrow(page)
    await page.getByRole('button', { name: /^Order anyway: / }).press('Enter')
    await expect(page.getByText('The buyer ordered it anyway.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
  })

  await test.step('the order page shows that the buyer ordered it anyway (LINE-09)', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/\d+/)
    await expect(page.getByText('The buyer ordered it anyway.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the order desk shows it too (LINE-08)', async () => {
    const number = /\d+$/.exec(page.url())?.[0] ?? ''
    await open(otto, `/manage/orders?search=${number}&status=All`)
    await page.getByRole('link', { name: `View Details of sales order ${number}` }).click()
    await expect(page.getByText('The buyer ordered it anyway.')).toBeVisible()
    await expect(page.getByText(place).first()).toBeVisible()
    await expectAccessible()
  })
})
