import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ada = 'ada@volute.example'
const tidewater = 'admin@tidewater.example'

test('an administrator creates, edits and deletes a company with devices (SHELL-07)', async ({
  page,
  open,
  expectAccessible,
  attempt,
}) => {
  const name = `Borealis ${attempt}`
  const meter = `FM-${attempt}`
  await open(ada, '/manage/companies')
  const rows = page.getByRole('main').getByRole('listitem')
  const create = page.getByRole('dialog', { name: 'Create Company' })
  const edit = page.getByRole('dialog', { name: 'Edit Company' })
  const prompt = page.getByRole('dialog', { name: 'Changes have not been saved!' })

  await test.step('the list shows packagers first, tags, a filter and an empty state (COMPANY-01, COMPANY-02, COMPANY-03, COMPANY-04)', async () => {
    await expect(rows.first()).toHaveText('Northwind WaterPackager')
    await expect(page.getByRole('button', { name: 'Tidewater Test Tester' })).toBeVisible()
    await page.getByLabel('Filter results').fill('aLDER')
    await expect(rows).toHaveText(['Alder DairyMigrating'])
    await expect(page.getByRole('heading', { name: 'Manage Companies 1' })).toBeVisible()
    await page.getByLabel('Filter results').fill('no such')
    await expect(page.getByText('No companies match the filter')).toBeVisible()
    await page.getByLabel('Filter results').fill('')
    await expectAccessible()
  })

  await test.step('missing and invalid input is flagged in the form (COMPANY-05, COMPANY-17, COMPANY-18, COMPANY-19, COMPANY-20)', async () => {
    await page.getByRole('button', { name: 'Create Company' }).click()
    await create.getByRole('button', { name: 'Create Company' }).click()
    await expect(create.getByText('A company is required to have a name.')).toBeVisible()
    await create.getByLabel('Company Name').fill(`  ${name} `)
    await create.getByRole('combobox', { name: 'Associated Account' }).fill('kes-')
    await page.getByRole('option', { name: 'Kestrel Mining Group (KES-2210)' }).click()
    await addDevice(page, '', '')
    await expect(create.getByText('Device identifiers cannot be left blank.')).toBeVisible()
    await addDevice(page, '', meter)
    await expect(
      create.getByText('Please select a device type before adding the device to the company.'),
    ).toBeVisible()
    await addDevice(page, 'Flow Meter', meter)
    await addDevice(page, 'Flow Meter', ` ${meter.toLowerCase()} `)
    await expect(create.getByText('This company already owns this device.')).toBeVisible()
    await addDevice(page, 'Co-Pilot Gateway', `CP-${attempt}`)
  })

  await test.step('the devices are sorted, filtered and removed (COMPANY-06)', async () => {
    const devices = create.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(devices).toHaveText([/^Co-Pilot Gateway/, /^Flow Meter/])
    await create.getByRole('button', { name: 'Identifier' }).click()
    await create.getByRole('button', { name: 'Identifier' }).click()
    await expect(devices).toHaveText([/^Flow Meter/, /^Co-Pilot Gateway/])
    await create.getByLabel('Filter devices by identifier').fill('cp-')
    await expect(devices).toHaveText([/^Co-Pilot Gateway/])
    await create.getByRole('button', { name: /^Remove Co-Pilot Gateway/ }).click()
    await create.getByLabel('Filter devices by identifier').fill('')
    await expect(devices).toHaveText([/^Flow Meter/])
    await expectAccessible()
  })

  await test.step('the help explains the flags (COMPANY-10)', async () => {
    await create.getByRole('button', { name: 'What do these flags mean?' }).click()
    const help = page.getByRole('dialog', { name: 'What do these flags mean?' })
    await expect(help.getByText('Tester companies are excluded from super-admin reports.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
  })

  await test.step('the new company appears at its position in the list (COMPANY-07, COMPANY-16)', async () => {
    await create.getByLabel('Packager').check()
    await create.getByRole('button', { name: 'Create Company' }).click()
    await expect(create).toBeHidden()
    await expect(rows.first()).toHaveText(`${name}Packager`)
    await expect(page.getByRole('button', { name: 'Create Company' })).toBeFocused()
  })

  const row = page.getByRole('button', { name })
  await test.step('closing the form prompts only when there are unsaved changes (COMPANY-08, COMPANY-09)', async () => {
    await row.click()
    await expect(edit.getByLabel('Company Name')).toHaveValue(name)
    await expect(edit.getByRole('combobox', { name: 'Associated Account' })).toHaveValue(
      'Kestrel Mining Group (KES-2210)',
    )
    await edit.getByRole('button', { name: /^Remove Flow Meter/ }).click()
    await addDevice(page, 'Flow Meter', meter)
    await edit.getByRole('button', { name: 'Close' }).last().click()
    await expect(edit).toBeHidden()
    await expect(row).toBeFocused()

    await row.click()
    await edit.getByLabel('Migrating').check()
    await page.keyboard.press('Escape')
    await expect(prompt).toBeVisible()
    await expectAccessible()
    await prompt.getByRole('button', { name: 'Cancel' }).click()
    await expect(prompt).toBeHidden()
    await edit.getByRole('button', { name: 'Close' }).last().click()
    await prompt.getByRole('button', { name: "Don't Save" }).click()
    await expect(edit).toBeHidden()
    await expect(row).toBeFocused()
    await expect(row).toHaveText(`${name}Packager`)
  })

  await test.step('a rejected save keeps the input, and a corrected one is saved (COMPANY-14, OQ-33)', async () => {
    await row.click()
    await edit.getByLabel('Company Name').fill('kestrel MINING')
    await edit.getByLabel('Packager').uncheck()
    await edit.getByLabel('Tester').check()
    await edit.getByRole('button', { name: 'Close' }).last().click()
    await prompt.getByRole('button', { name: 'Save' }).last().click()
    await expect(edit.getByText('A company with this name already exists.')).toBeVisible()
    await edit.getByLabel('Company Name').fill(name)
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(edit).toBeHidden()
    await expect(rows.nth(2)).toHaveText(`${name}Tester`)
  })

  await test.step('the company is deleted after the phrase is typed (COMPANY-15)', async () => {
    await row.click()
    await edit.getByRole('button', { name: 'Delete Company' }).click()
    const deletion = page.getByRole('dialog', { name: 'Delete Company' })
    await expect(deletion.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await deletion.getByLabel('Type PERMANENTLY DELETE to confirm').fill('permanently delete')
    await deletion.getByRole('button', { name: 'Delete' }).click()
    await expect(edit).toBeHidden()
    await expect(row).toBeHidden()
    await expect(page.getByRole('heading', { name: /^Manage Companies/ })).toBeFocused()
  })

  await test.step("the provider's company cannot be renamed or deleted (OQ-03)", async () => {
    await page.getByRole('button', { name: 'Volute' }).click()
    await expect(edit.getByLabel('Company Name')).not.toBeEditable()
    await expect(edit.getByRole('button', { name: 'Delete Company' })).toBeHidden()
  })
})

test('a distributor link unlocks the checkout, and its removal locks it (SHELL-07, DIST-01, DIST-02, CART-08)', async ({
  page,
  open,
  openWithCart,
  expectAccessible,
}) => {
  const checkout = page.getByRole('button', { name: 'Checkout' })
  const contact = page.getByText(
    'Please contact Volute to associate your company with an approved distributor account.',
  )
  await openWithCart(tidewater, [{ partNumber: 'TB10773', quantity: 1 }], '/shopping-cart')
  await expect(checkout).toBeDisabled()
  await expect(contact).toBeVisible()
  await test.step('a customer cannot link its own company (DIST-09, OQ-10)', async () => {
    await page.goto('/manage-company-distributors')
    await expect(page.getByRole('heading', { name: 'Company Access Denied' })).toBeVisible()
  })

  await open(ada, '/manage-company-distributors')
  const company = page.getByRole('button', { name: /^Tidewater Test/ })
  const field = page.getByRole('combobox', { name: 'Distributor' })
  await test.step('only one row is open at a time (DIST-01)', async () => {
    await page.getByRole('button', { name: /^Riverbend Irrigation/ }).click()
    await expect(page.getByRole('button', { name: 'Remove Link' })).toBeVisible()
    await company.click()
    await expect(page.getByRole('button', { name: 'Remove Link' })).toBeHidden()
    await page.getByLabel('Filter results').fill('tidewater')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  })
  await test.step('a link needs a known distributor without a company, in any case (DIST-06, DIST-07)', async () => {
    await field.fill('nobody')
    await field.press('Enter')
    await expect(page.getByText('The requested distributor was not found.')).toBeVisible()
    await field.fill('lake')
    await page.getByRole('option', { name: 'Lakeshore Pump and Motor' }).click()
    await page.getByRole('button', { name: 'Link Distributor' }).click()
    await expect(
      page.getByText('This account is already associated with the company Northwind Water.'),
    ).toBeVisible()
    await expectAccessible()
    await field.fill('piedmont FLUID equipment')
    await field.press('Enter')
    await expect(page.getByText('Distributor Linked')).toBeVisible()
    await expect(company).toHaveText('Tidewater TestPiedmont Fluid Equipment')
    await expect(company).toBeFocused()
  })

  await open(tidewater, '/shopping-cart')
  await expect(checkout).toBeEnabled()
  await open(ada, '/manage-company-distributors?filter=tidewater')
  await company.click()
  await page.getByRole('button', { name: 'Remove Link' }).click()
  await expect(company).toHaveText('Tidewater TestNo distributor')
  await open(tidewater, '/shopping-cart')
  await expect(contact).toBeVisible()
})

test("the company's default paint is saved, reset and preselected (SHELL-08, PREF-01, PREF-04, PART-13)", async ({
  page,
  open,
  search,
  expectAccessible,
}) => {
  await open('vic@riverbend.example', '/company/999999/preference')
  await test.step("a user without the right sees the own company's default paint read-only (OQ-35)", async () => {
    await expect(page).not.toHaveURL(/999999/)
    await expect(page.getByRole('radio', { name: 'Safety Blue' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Gloss Black' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()
  })

  await open(tidewater, '/dashboard')
  await page.getByRole('button', { name: 'Tess Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Company Preferences' }).click()
  const black = page.getByRole('radio', { name: 'Gloss Black' })
  const none = page.getByRole('radio', { name: 'No Paint' })
  await expect(none).toBeChecked()
  await black.check()
  await page.getByRole('button', { name: 'Undo Changes' }).click()
  await expect(none).toBeChecked()
  await black.check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Company preference settings have been updated.')).toBeVisible()
  await expectAccessible()

  await search('Part', 'D7232-1-CI')
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Gloss Black' })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(black).toBeChecked()
  await none.check()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Company preference settings have been updated.')).toBeVisible()
})

async function addDevice(page: Page, type: string, identifier: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Device Type').selectOption(type)
  await dialog.getByLabel('Identifier', { exact: true }).fill(identifier)
  await dialog.getByRole('button', { name: 'Add Device' }).click()
}
