import { getPart } from '@volute/domain/catalogue/part'
import { putCart } from '@volute/domain/buying/cart'
import { expect, test } from './fixtures.ts'
import { callShop, sessionOf } from './shop-session.ts'

const ben = 'ben@riverbend.example'
const number = 'C2134-3-BZ'
const between = 'Impeller trim must be between 8.250 and 9.750 inches.'

test('a trim that the impeller cannot have is rejected in form, cart, quick order and by the API', async ({
  page,
  openWithCart,
  open,
  expectAccessible,
}) => {
  await openWithCart(ben, [], '/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10')

  await test.step('the part form starts as built and rejects 25 inches (FIT-16, FIT-17)', async () => {
    await page
      .getByRole('region', { name: 'Parts' })
      .getByRole('button', { name: /^Customize/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await expect(form.getByRole('radio', { name: /^As built 9\.250 in/ })).toBeChecked()
    await form.getByRole('radio', { name: 'Custom' }).check()
    await form.getByLabel('Impeller Trim', { exact: true }).fill('25')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form.getByText(between)).toBeVisible()
    await expectAccessible()
    await form.getByLabel('Impeller Trim', { exact: true }).fill('9.5')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the cart notes that 9.50 differs from the nameplate, and rejects 25 inches (FIT-16, FIT-17)', async () => {
    await page.goto('/shopping-cart')
    await expect(page.getByText('Built at 9.250 in, ordered with trim 9.50 in.')).toBeVisible()
    const trim = page.getByLabel('Impeller Trim', { exact: true })
    await trim.fill('25')
    await expect(page.getByText(between)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled()
    await expectAccessible()
    await page.reload()
    await expect(trim).toHaveValue('9.50')
  })

  await test.step('quick order rejects 25 inches (FIT-17)', async () => {
    await open(ben, '/quick-order')
    await page.getByRole('combobox', { name: 'Part number' }).fill(number)
    await page.keyboard.press('Enter')
    const line = page.getByRole('row', { name: /^Impeller, enclosed, 6 vane/ })
    await line.getByLabel('Angle').fill('0')
    await line.getByLabel('Trim', { exact: true }).selectOption('Custom')
    await line.getByLabel(/^Impeller Trim/).fill('25')
    await expect(line.getByText(`Enter a valid trim. ${between}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeDisabled()
  })

  await test.step('the API rejects 25 inches with the same sentence (FIT-17)', async () => {
    const session = await sessionOf(page.request, ben)
    const { partId } = await callShop(page.request, getPart, { partNumber: number }, session)
    const items = [{ partId, quantity: 1, impellerTrim: 25, impellerAngle: 0 }]
    const sent = callShop(page.request, putCart, { replaceAll: false, items }, session)
    await expect(sent).rejects.toThrow(`answers 400: ${JSON.stringify({ error: between }).slice(0, -1)}`)
  })
})
