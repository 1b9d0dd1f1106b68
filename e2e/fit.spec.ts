import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

test('the parts list of a pump shows what was shipped and what has changed since', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open(ben, '/lookup/serial/100234?path=4RB-SK-175')
  const parts = page.getByRole('region', { name: 'Parts', exact: true })
  const superseded = 'OR2-222-N (shipped 2019) is replaced by OR2-222-V.'

  await test.step('the list switches between today and as shipped (FIT-14)', async () => {
    await expect(parts.getByText('OR2-222-V', { exact: true }).first()).toBeVisible()
    await expect(parts.getByText('D7248-1-SS', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Today' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/as=shipped/)
    await expect(page.getByRole('status').getByText('As shipped 2019', { exact: true })).toBeVisible()
    await expect(parts.getByText(superseded)).toBeVisible()
    await expect(parts.getByText('D7348-1-CI', { exact: true })).toBeVisible()
    await expect(parts.getByText('D7248-1-SS', { exact: true })).toBeHidden()
    await expectAccessible()
    await expectNarrow(page)
  })

  await test.step('one link leads to all changes since shipping (FIT-15)', async () => {
    await page.getByRole('link', { name: '7 changes since it was shipped' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Changes since shipped' })).toBeVisible()
    await expect(page.getByText(superseded)).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'DH-34-RIV' })).toContainText('Removed')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the part form shows when the trim differs from the trim as built (FIT-16)', async () => {
    await page.goto('/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10')
    await parts
      .getByRole('button', { name: /^Customize/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    await expect(form.getByRole('radio', { name: /^As built 9\.250 in/ })).toBeChecked()
    await expect(form.getByText(/^Your pump was built at/)).toBeHidden()
    await form.getByRole('radio', { name: 'Full Trim' }).check()
    await expect(
      form.getByText(/^Your pump was built at 9\.250 in.*You are ordering full trim/),
    ).toBeVisible()
    await form.getByRole('radio', { name: 'Custom' }).check()
    await expect(form.getByLabel('Impeller Trim', { exact: true })).toHaveValue('')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form.getByText(/Impeller trim/i).last()).toBeVisible()
    await expect(form).toBeVisible()
  })

  await test.step('a search on a pump page covers that pump until the user searches all pumps (FIND-04)', async () => {
    await page.goto('/lookup/serial/100234')
    await page.getByRole('combobox', { name: /^Search by BOM/ }).fill('o-ring nitrile')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=o-ring\+nitrile&pump=100234/)
    await expect(page.getByText('For pump 100234 only.')).toBeVisible()
    await page.getByRole('button', { name: 'Search all pumps' }).click()
    await expect(page).not.toHaveURL(/pump=/)
    await expect(page.getByText('For pump 100234 only.')).toBeHidden()
  })
})
