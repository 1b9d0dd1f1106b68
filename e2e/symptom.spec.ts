import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

/** Searches for words by keyboard only: with the shortcut key, or on a phone with the icon in the bar. */
async function ask(page: Page, isMobile: boolean, words: string) {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter')
  else await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /number/i })).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${words.replaceAll(' ', '+')}`)
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a symptom with its pump is answered with cause and remedy, and its parts go into the cart (FIND-60, FIND-61)', async ({
  page,
  openWithCart,
  isMobile,
  expectAccessible,
}) => {
  await openWithCart(ben, [], '/dashboard/general')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await ask(page, isMobile, 'seal leaking')
  const answers = group(page, 'Troubleshooting')
  await expect(answers.getByRole('heading', { name: 'Seal leaks' }).first()).toBeVisible()
  await expect(answers.getByRole('button', { name: /^Add/ })).toHaveCount(0)

  await test.step('a pump is named, and its manual answers', async () => {
    await answers.getByLabel('Your pump').fill('100234')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/pump=100234/)
    await expect(answers.getByRole('heading', { name: 'Troubleshooting' })).toBeFocused()
    await expect(answers.getByRole('cell', { name: 'Sleeve scored' })).toBeVisible()
    await expect(answers.getByRole('link', { name: 'OM-4RB, page 14' }).first()).toHaveAttribute(
      'href',
      /OM-4RB\.pdf#page=14$/,
    )
    await expectAccessible()
  })

  await test.step('the ticked parts are added with one button', async () => {
    const parts = answers.getByRole('region', { name: 'Parts for Seal leaks' })
    await expect(parts.getByRole('listitem')).toHaveCount(4)
    await parts.getByRole('checkbox', { name: 'Gasket, sleeve' }).press('Space')
    await parts.getByRole('button', { name: 'Add 3 Parts' }).press('Enter')
    await expect(page.getByText('Part Added')).toBeVisible()
    await page.goto('/shopping-cart')
    for (const number of ['TB10773', '235648', 'D7240-6-SS'])
      await expect(page.getByRole('main').getByText(number, { exact: true }).first()).toBeVisible()
  })
})

test('staff change a row of a fault table, and restore the one of the manual (FIND-62)', {
  tag: '@desk',
}, async ({ page, open, expectAccessible }) => {
  await open('ada@volute.example', '/manage/faults')
  await page.getByRole('button', { name: /^OM-12VT/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'OM-12VT' })
  const first = dialog.getByRole('group', { name: 'Row 1', exact: true })
  await expect(first.getByLabel('Symptom')).toHaveValue('No water')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add Row' }).press('Enter')
  const added = dialog.getByRole('group').last()
  await expect(added.getByLabel('Page')).toBeFocused()
  await added.getByRole('button', { name: /^Remove row/ }).press('Enter')
  await expect(dialog.getByRole('button', { name: /^Remove row/ }).last()).toBeFocused()
  await first.getByLabel('Cause').fill('')
  await first.getByLabel('Remedy').fill('')
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(first.getByText('Enter a cause or a remedy.')).toBeVisible()
  await first.getByLabel('Cause').fill('Strainer blocked')
  await dialog.getByRole('button', { name: 'Save Changes' }).press('Enter')
  await expect(page.getByText('Fault Table Saved')).toBeVisible()
  await page.getByRole('button', { name: /^OM-12VT.*edited/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Restore From Manual' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Fault Table Restored')).toBeVisible()
})
