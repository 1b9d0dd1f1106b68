import type { Page } from '@playwright/test'
import { expectWork } from './expect-work.ts'
import { expect, test } from './fixtures.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'

test('a price list with semicolons and decimal commas is uploaded, mapped, compared, published and rolled back', async ({
  page,
  open,
  attempt,
  expectAccessible,
}) => {
  const name = `Preise ${attempt}`
  // Use a header that no other list has, so that no mapping is remembered.
  const list = `Schlüssel ${attempt};Benennung neu;Ab Januar\nTB10773;Gleitringdichtung;1.234,50 €\nD7232-2-CP;Gehäuse;1.00E+05\n`
  await open(ben, '/part/TB10773')
  const before = await priceOn(page)
  const published = '$1,234.50'
  expect(before).not.toBe(published)

  await test.step('a file dropped on the page becomes a draft with its name (BRING-40, BRING-46)', async () => {
    await open(ada, '/dashboard/companies')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workbench' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible()
    await drop(page, `${name}.csv`, list)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectWork(page.getByText('Columns to map')).toBeVisible()
    await look(page, expectAccessible)
  })

  await test.step('its columns are mapped, and the reading of its prices is confirmed (BRING-44, BRING-45, BRING-52)', async () => {
    await page
      .getByRole('listitem')
      .getByRole('link', { name: `${name}.csv` })
      .press('Enter')
    await expect(page.getByLabel('Column separator')).toHaveValue(';')
    await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252')
    await expect(page.getByRole('cell', { name: 'Gleitringdichtung' }).first()).toBeVisible()
    await page.getByLabel('Rows contain').selectOption('Parts')
    await page.getByLabel(`Column Schlüssel ${attempt} is`).selectOption('Part number (needed)')
    await page.getByLabel('Column Ab Januar is').selectOption('Price in US dollars')
    await page.getByLabel('Decimal separator').selectOption('Comma: 1234,50')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    for (const agreement of [/decimal mark/, /separators/, /currency/])
      await page.getByRole('checkbox', { name: agreement }).press('Space')
    await look(page, expectAccessible)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Preview', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Parts as they will be read' })).toContainText('1234.50')
    await page.getByRole('link', { name: `Back to ${name}` }).press('Enter')
  })

  await test.step('the comparison flags a suspicious price change (BRING-48, BRING-49)', async () => {
    await page.getByRole('button', { name: 'Compare' }).press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'TB10773' })
    await expectWork(row).toContainText('The price changes by half or more.')
    await expect(row).toContainText('1234.50')
    await look(page, expectAccessible)
  })

  await test.step('the draft is published without its bad row after confirmation (BRING-50, BRING-51)', async () => {
    await page.getByRole('button', { name: 'Publish Now' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish now' })
    await dialog.getByRole('checkbox', { name: 'Publish without 1 bad row' }).press('Space')
    await look(page, expectAccessible)
    await dialog.getByRole('button', { name: 'Publish Now' }).press('Enter')
    await expectWork(page.getByText('Published', { exact: true })).toBeVisible()
    await open(ben, '/part/TB10773')
    expect(await priceOn(page)).toBe(published)
  })

  await test.step('rolling back restores the old price (BRING-53)', async () => {
    await open(ada, '/workbench')
    await page.getByRole('link', { name, exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Roll Back' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Roll this publication back?' })
    await expect(dialog.getByText('1 row becomes what it was before')).toBeVisible()
    await look(page, expectAccessible)
    await dialog.getByRole('button', { name: 'Roll Back' }).press('Enter')
    await expect(page.getByText('Rolls back')).toBeVisible()
    await expectWork(page.getByText('Published', { exact: true })).toBeVisible()
    await open(ben, '/part/TB10773')
    expect(await priceOn(page)).toBe(before)
  })
})

/** The price that a buyer sees on a part's page. */
async function priceOn(page: Page): Promise<string> {
  const price = page
    .getByRole('form', { name: 'Order' })
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first()
  await expect(price).toBeVisible()
  return price.innerText()
}

/** Drops a file that Excel has saved as Windows-1252. */
async function drop(page: Page, name: string, text: string) {
  const dropped = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], fileName))
      return data
    },
    [name, [...encoded(text)]] as const,
  )
  await page.locator('main').dispatchEvent('drop', { dataTransfer: dropped })
}

/** Encodes as Windows-1252: € is the only character in the text that differs from Latin-1. */
const encoded = (text: string) => Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')

async function look(page: Page, expectAccessible: (wanted?: { colours: boolean }) => Promise<void>) {
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible({ colours: true })
  await page.emulateMedia({ colorScheme: 'light' })
}
