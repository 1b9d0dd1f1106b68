import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'

const answered = (page: Page, text: string) =>
  page.waitForRequest((request) => {
    if (!request.url().endsWith('/api/search/settled')) return false
    const body = request.postDataJSON() as { text: string; isFound: boolean }
    return body.text === text && !body.isFound
  })

test("staff turn a buyer's zero-result search into a synonym, and the buyer finds the part", async ({
  page,
  open,
  expectAccessible,
}) => {
  await test.step('a zero-result search is reported after a pause and on Enter (DEMAND-01)', async () => {
    await open(ben, '/dashboard/general')
    const field = page.getByRole('combobox', { name: 'Search by BOM, part or serial number' })
    const resting = answered(page, 'flatring nowhere')
    await field.fill('flatring nowhere')
    await resting
    const entered = answered(page, 'flatring')
    await field.fill('flatring')
    await field.press('Enter')
    await expect(page.getByText('Nothing found for “flatring”')).toBeVisible()
    await entered
  })

  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await test.step('staff see the search with its companies, all spellings in one row (DEMAND-03, DEMAND-09)', async () => {
    await open(ada, '/dashboard/companies')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Demand' }).click()
    await expect(page).toHaveTitle('Demand · Volute')
    await expect(row('flatring')).toHaveCount(1)
    await expect(row('flatring')).toContainText('Flatring, flatrings')
    await expect(row('flatring')).toContainText('Riverbend Irrigation 4, Northwind Water 1')
    await expect(row('flatring').getByRole('cell').nth(1)).toHaveText('5')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(row('XJ-20417').first()).toBeVisible()
    await page.getByLabel('Filter by text or company').fill('northwind')
    await expect(row('XJ-20417')).toBeHidden()
    await expect(page).toHaveURL('/demand?filter=northwind')
  })

  await test.step('a synonym is added from the row by keyboard (DEMAND-07)', async () => {
    const make = row('flatring').getByRole('button', { name: 'Make a Synonym' })
    await make.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add Synonym' })
    await expect(dialog.getByLabel('Word')).toHaveValue('flatring')
    await dialog.getByLabel('Means').fill('gasket')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row('flatring')).toContainText('means gasket')
    await expect(row('flatring').getByRole('button', { name: 'Change Synonym' })).toBeFocused()
  })

  await test.step('parts that were not bought are listed, and one gets a replacement (DEMAND-04, DEMAND-05, DEMAND-08)', async () => {
    await page.getByRole('link', { name: 'Not bought' }).press('Enter')
    await expect(page).toHaveURL('/demand?tab=parts')
    await expect(row('D7248-1-SS')).toContainText('Date too late')
    await expectAccessible()
    await page.getByLabel('Why').selectOption('Not sold')
    await expect(row('D7248-1-SS')).toBeHidden()
    await row('NS9000').getByRole('button', { name: 'Set a Replacement' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Set a Replacement' })
    const field = dialog.getByRole('combobox', { name: 'Replaced by' })
    await field.fill('ns9000')
    await dialog.getByRole('button', { name: 'Set Replacement' }).press('Enter')
    await expect(dialog.getByText('A part cannot replace itself.')).toBeVisible()
    await field.fill('RQ55')
    await expect(dialog.getByRole('option', { name: 'RQ5501' })).toBeVisible()
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(field).toHaveValue('RQ5501')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Set Replacement' }).press('Enter')
    await expect(row('NS9000')).toContainText('replaced by RQ5501')
  })

  await test.step('expired quotes are listed (DEMAND-06)', async () => {
    await page.getByRole('link', { name: 'Expired quotes' }).press('Enter')
    await expect(row('235626').first()).toContainText('Riverbend Irrigation')
    await expectAccessible()
  })

  await test.step('the buyer finds the part (DEMAND-07)', async () => {
    await open(ben, '/search?q=flatring')
    await expect(page.getByRole('region', { name: 'Parts', exact: true })).toContainText('Gasket, casing')
  })
})
