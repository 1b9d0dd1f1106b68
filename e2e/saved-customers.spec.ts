import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const gasket = { partNumber: '235626', quantity: 2 }
const address = '**/api/saved-customer-address{,/*}'

test('a customer address is saved, overwritten and deleted (CHECKOUT-09)', async ({
  page,
  openWithCart,
  expectAccessible,
}) => {
  await openWithCart('ben@riverbend.example', [gasket], '/submit-order')
  const saved = page.getByLabel('Saved Customers')
  const load = page.getByRole('button', { name: 'Load', exact: true })
  const remove = page.getByRole('button', { name: 'Delete', exact: true })
  const save = page.getByRole('button', { name: 'Save Customer Information' })
  const dialog = page.getByRole('dialog', { name: 'Save Customer Address' })
  const name = dialog.getByLabel('Name')

  await test.step('without a saved or valid address, nothing can be loaded or saved (CHECKOUT-22, CHECKOUT-23)', async () => {
    await page.getByLabel('City').fill('')
    await expect(saved).toBeDisabled()
    await expect(load).toBeDisabled()
    await expect(remove).toBeDisabled()
    await expect(save).toBeDisabled()
    await expect(page.getByText('Please complete the shipping address first.')).toBeVisible()
  })

  await test.step('a valid address is saved under a name (CHECKOUT-35, CHECKOUT-37)', async () => {
    await fillAddress(page)
    await save.click()
    await expect(name).toHaveValue('Riverbend Irrigation')
    await name.fill(' ')
    await page.keyboard.press('Enter')
    await expect(
      dialog.getByText('Saved customer name must be between 1 and 100 characters long.'),
    ).toBeVisible()
    await name.fill('North dock')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Customer address saved')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(saved.locator('option:checked')).toHaveText('North dock')
  })

  await test.step('saving under an existing name asks before it overwrites (CHECKOUT-38)', async () => {
    await page.getByLabel('City').fill('Clovis')
    await save.click()
    await name.fill(' north DOCK ')
    await page.keyboard.press('Enter')
    const question = dialog.getByText(
      'The name "north DOCK" already exists. Overwrite the previously saved information?',
    )
    await expect(question).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(question).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Overwrite' }).click()
    await expect(dialog).toBeHidden()
    await expect(saved.getByRole('option')).toHaveText(['Select a saved customer', 'north DOCK'])
  })

  await test.step('deleting asks first (CHECKOUT-36)', async () => {
    await remove.click()
    const ask = page.getByRole('dialog', { name: 'Delete Customer Address' })
    await expect(ask).toContainText('Are you sure that you want to delete the customer address "north DOCK"?')
    await ask.getByRole('button', { name: 'Cancel' }).click()
    await expect(ask).toBeHidden()
    await expect(saved.locator('option:checked')).toHaveText('north DOCK')
    await remove.click()
    await ask.getByRole('button', { name: 'Delete' }).click()
    await expect(saved).toBeDisabled()
    await page.reload()
    await expect(saved).toBeDisabled()
    await expect(page.getByLabel('City')).toHaveValue('Clovis')
  })
})

test('a customer address is loaded, and failures open the Error modal', async ({ page, openWithCart }) => {
  await openWithCart('rosa@riverbend.example', [gasket], '/submit-order')
  const saved = page.getByLabel('Saved Customers')
  const save = page.getByRole('button', { name: 'Save Customer Information' })
  const dialog = page.getByRole('dialog', { name: 'Save Customer Address' })
  await fillAddress(page)
  await save.click()

  await test.step('a name that could not be saved stays in its dialog (CHECKOUT-47, CHECKOUT-48)', async () => {
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByLabel('Name').fill('South dock')
    await page.keyboard.press('Enter')
    await expectError(page, 'Unable to save customer address')
    await expect(dialog.getByLabel('Name')).toHaveValue('South dock')
    await page.unroute(address)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('loading fills the address, and Undo restores the input (CHECKOUT-34)', async () => {
    await page.getByLabel('PO Number').fill('88-3001')
    await page.getByLabel('Country').selectOption('Canada')
    await page.getByLabel('City').fill('Ottawa')
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(page.getByLabel('City')).toHaveValue('Fresno')
    await expect(page.getByLabel('State').locator('option:checked')).toHaveText('California')
    await expect(page.getByLabel('Comment')).toHaveValue('Leave at the gate.')
    await expect(page.getByLabel('PO Number')).toHaveValue('88-3001')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('City')).toHaveValue('Ottawa')
    await expect(page.getByLabel('Country')).toHaveValue('CA')
  })

  await test.step('a failed load or deletion changes nothing (CHECKOUT-47)', async () => {
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByLabel('City').fill('Clovis')
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await expectError(page, 'Unable to get saved customer information')
    await expect(page.getByLabel('City')).toHaveValue('Clovis')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectError(page, 'Unable to delete customer address')
    await expect(saved.locator('option:checked')).toHaveText('South dock')
    await page.unroute(address)
  })

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(saved).toBeDisabled()
})

async function fillAddress(page: Page) {
  await page.getByLabel('Country').selectOption('United States of America')
  for (const [label, text] of [
    ['Company Name', 'Riverbend Irrigation'],
    ['Address Line 1', '12 Canal Road'],
    ['City', 'Fresno'],
    ['Zip', '93706'],
    ['Comment', 'Leave at the gate.'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel('State').selectOption('California')
}

async function expectError(page: Page, sentence: string) {
  const error = page.getByRole('dialog', { name: 'Error' })
  await expect(error).toContainText(sentence)
  await expect(error.locator(':focus')).toHaveCount(1)
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(error).toBeHidden()
}
