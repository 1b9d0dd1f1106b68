import { expect, test } from './fixtures.ts'

test('the search finds part of a number, a number with a typo, and recent numbers', async ({
  page,
  open,
  isMobile,
  expectAccessible,
}) => {
  await open('ben@riverbend.example', '/dashboard/general')
  const openSearch = async () => {
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const place = isMobile ? page.getByRole('dialog', { name: 'Order' }) : page.getByRole('search')
    await place.getByRole('combobox', { name: /number/i }).click()
    return { place, field: place.getByRole('combobox', { name: /number/i }) }
  }

  await test.step('part of a number without dashes finds the part (SEARCH-04, E68)', async () => {
    const { place, field } = await openSearch()
    await field.fill('D72322')
    await expect(place.getByRole('status')).toHaveText('1 suggestion')
    await expectAccessible()
    await place.getByRole('group', { name: 'Part' }).getByRole('option', { name: 'D7232-2-CP' }).click()
    await expect(page.getByRole('dialog', { name: 'Casing, volute' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('an unknown number offers the nearest ones (SEARCH-07)', async () => {
    const { place, field } = await openSearch()
    if (isMobile) await place.getByRole('radio', { name: 'Serial' }).check()
    else await place.getByLabel('Search type').selectOption('Serial')
    await field.fill('100243')
    await field.press('Enter')
    await expect(place.getByText('Requested serial number could not be found.')).toBeVisible()
    await expectAccessible()
    await place
      .getByRole('listbox', { name: 'Nearest numbers' })
      .getByRole('option', { name: '100234' })
      .click()
    await expect(page).toHaveURL('/lookup/serial/100234')
    await expect(page.getByRole('heading', { name: 'Pump Model 4RB' })).toBeVisible()
    // The new page takes the focus.
    if (!isMobile) await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('an empty field lists the recent look-ups until they are cleared', async () => {
    const { place } = await openSearch()
    const recent = place.getByRole('listbox', { name: 'Recent look-ups' })
    await expect(recent.getByRole('option')).toHaveText([/^100234/, /^D7232-2-CP/])
    await place.getByRole('button', { name: 'Clear' }).click()
    await expect(recent).toBeHidden()
  })
})

test('a typo is corrected by keyboard', { tag: '@desk' }, async ({ page, open }) => {
  await open('ben@riverbend.example', '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: /number/i })
  await expect(field).toBeFocused()
  await page.keyboard.type('vt20711')
  await expect(page.getByRole('option', { name: 'VT-20771' })).toBeVisible()

  await test.step('Esc closes the suggestions and keeps the input', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toHaveValue('vt20711')
  })
  const option = page.getByRole('option', { name: 'VT-20771' })
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('1')
  await expect(option).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/lookup/serial/VT-20771')
})
