import { expect, test } from './fixtures.ts'

test('Ctrl+K opens a page, a pump or a part, and ? lists the keys', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('ben@riverbend.example', '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const field = palette.getByRole('combobox', { name: 'Page, number or description' })

  const typed = Promise.withResolvers<void>()
  await page.route('**/palette-*.js', (route) => typed.promise.then(() => route.continue()))
  await page.keyboard.press('Control+K')
  await page.keyboard.type('quo')
  typed.resolve()
  await expect(field).toHaveValue('quo')
  await expect(field).toBeFocused()
  await field.clear()
  await expect(palette.getByRole('option', { name: /^Order History/ })).toBeVisible()
  await expectAccessible()
  await page.keyboard.type('quotes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sales-quotes')
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+K')
  await page.keyboard.type('100234')
  // The number alone is there first, and the company's own name for the pump comes above it.
  await expect(palette.getByRole('option', { name: /^P-301A .* 100234$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lookup/serial/100234')

  await page.keyboard.press('Control+K')
  await expect(palette.getByRole('option').first()).toHaveText(/^100234/)
  await page.keyboard.type('no such thing')
  await expect(palette.getByText('No page, number or description matches.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette).toBeVisible()
  await field.fill('TB10773')
  await palette.getByRole('option', { name: /^TB10773 .*Part$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Seal, mechanical' }).getByLabel('Quantity')).toBeVisible()
  await page.keyboard.press('Control+K')
  await expect(palette).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Go to any page, pump or part')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('/')
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog')).toBeHidden()
})
