import { expect, test } from './fixtures.ts'

test('a lost connection is shown once, keeps the input, and saves it when back online', async ({
  page,
  context,
  openWithCart,
}) => {
  await openWithCart('ben@riverbend.example', [{ partNumber: '235626', quantity: 2 }], '/shopping-cart')
  const quantity = page
    .getByRole('main')
    .getByRole('spinbutton')
    .or(page.getByLabel(/^Quantity/))
    .first()
  await expect(quantity).toHaveValue('2')
  const lost = page.getByText('You’re offline. What you typed is saved; continue when you’re back online.')
  await context.setOffline(true)
  await expect(lost).toBeVisible()

  await quantity.fill('7')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('7')
  // Each letter requests suggestions, without success.
  const search = page.getByRole('search').getByLabel('Search by BOM, part or serial number')
  await search.pressSequentially('D7232')
  await expect(lost).toHaveCount(1)
  await expect(page.getByRole('group', { name: /Error/ })).toHaveCount(0)

  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/edits') && answer.ok())
  await context.setOffline(false)
  await expect(lost).toBeHidden()
  await saved
  await expect(search).toHaveValue('D7232')
  await page.reload()
  await expect(quantity).toHaveValue('7')
})
