import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'

const day = String.raw`\d{2}/\d{2}/\d{4}`
const seals = new RegExp(`^4 on ${day} from Fresno · 6 on ${day} \\(12 due ${day}\\)$`)
const parcels = new RegExp(`^In 2 parcels: 1 line and part of 1 more on ${day} · 1 line on ${day}$`)

test('four of ten seals are ready before the others, and they are ordered in two parcels (PROMISE-11, CHECKOUT-49)', async ({
  page,
  openWithCart,
  expectAccessible,
}) => {
  await openWithCart('ben@riverbend.example', [{ partNumber: '235626', quantity: 2 }], '/part/TB10773')
  let promised = ''

  await test.step('the part form shows how many arrive when and from where (PROMISE-11, PROMISE-06)', async () => {
    const form = page.getByRole('form', { name: 'Order' })
    await form.getByLabel('Quantity').fill('10')
    const text = form.getByText(seals)
    await expect(text).toBeVisible()
    promised = await text.innerText()
    await form.getByText('Why this date?').focus()
    await page.keyboard.press('Enter')
    await expect(form.getByRole('list').filter({ hasText: 'Handling +1 day' })).toHaveCount(2)
    await expectAccessible()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('Part Added')).toBeVisible()
    await expect(form.getByLabel('Quantity')).toHaveValue('1')
  })

  await test.step('the opened cart line shows the same dates (PROMISE-11)', async () => {
    await page.goto('/shopping-cart')
    const line = page.getByRole('row').filter({ hasText: 'TB10773' })
    await line.getByText(/^ready in \d/).click()
    for (const allocation of promised.split(' · ')) await expect(line.getByText(allocation)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Checkout' }).click()
  })

  let leaving = ''
  await test.step('each shipping choice shows what ships when (CHECKOUT-49, CHECKOUT-10)', async () => {
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Shipping and Delivery' }).click()
    const inParts = page.getByRole('radio', { name: /Ship parts as they are ready/ })
    const together = page.getByRole('radio', { name: /Ship everything together/ })
    await expect(page.getByText(parcels)).toBeVisible()
    leaving = await page.getByText(parcels).innerText()
    await expect(together).toHaveAccessibleName(new RegExp(`In one parcel: 2 lines on ${day}$`))
    await together.focus()
    await page.keyboard.press('ArrowUp')
    await expect(inParts).toBeChecked()
    await expectAccessible()
  })

  await test.step('the last step and the order page show the parcels (CHECKOUT-49, ORDER-10)', async () => {
    await page.getByRole('button', { name: /^Confirm/ }).click()
    // The previous step still shows its own while it closes.
    await expect(page.getByRole('paragraph').filter({ hasText: leaving })).toBeVisible()
    await page.getByRole('button', { name: 'Submit Order' }).click()
    await expectWork(page).toHaveURL(/\/order-complete\/\d+$/)
    await expect(page.getByText(leaving).filter({ visible: true })).toBeVisible()
    const allocations = page.getByRole('row').filter({ hasText: 'TB10773' }).getByRole('listitem')
    await expect(allocations).toHaveText(promised.split(' · '))
    await expectAccessible()
  })
})
