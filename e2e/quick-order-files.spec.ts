import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'

const header = 'part_number,quantity,impeller_trim_inches,impeller_angle_degrees,paint_color'

test('the quick order imports files and reports every kind of error', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('kim@kestrel.example', '/quick-order')
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  const rows = page.getByRole('table', { name: 'Quick order lines' }).locator('[data-line]')

  await test.step('the help offers the template (QUICK-01, E64)', async () => {
    await page.getByRole('button', { name: 'How do I import a CSV file?' }).click()
    await expect(page.getByRole('dialog')).toContainText('impeller_trim_inches')
    await expectAccessible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Template' }).click()
    expect(readFileSync(await (await download).path(), 'utf8').trim()).toBe(`${header},notes`)
    await page.keyboard.press('Escape')
  })

  await test.step('each invalid file is rejected with its own message (QUICK-15, QUICK-16, QUICK-17, QUICK-18, QUICK-19, TV-23a, TV-23b)', async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click()
    await expectRefused(undefined, 'Please select a file to upload.')
    await expectRefused(['parts.xlsx', 'x'], 'Please select a valid CSV file.')
    await expectRefused(['A.CSV', ' \r\n '], 'File is empty or could not be read.')
    await expectRefused(['a.csv', 'a\0b'], 'File is empty or could not be read.')
    await expectRefused(['a.csv', 'part_number,quantity\nTB10773,1'], 'Invalid headers in the CSV file.')
    await expectRefused(['a.csv', `${header},colour`], 'Invalid header: colour')
    await expectRefused(
      ['a.csv', `${header}\n${'T,1,,,\n'.repeat(100_000)}`],
      'File could not be uploaded. Please try again.',
    )
    await expectRefused(['a.csv', 'x'.repeat(10_000_000)], 'File could not be uploaded. Please try again.')
    await expectAccessible()
  })

  await test.step('every row is imported or reported (QUICK-06, QUICK-20, QUICK-21, QUICK-22)', async () => {
    const csv = [
      header.replaceAll(',', ';'),
      'tb10773;2;;;',
      'TB10773;3;;;',
      'NOPE-1;2;;;',
      'D7232-2-CP;1;;;safety BLUE',
      'D7232-2-CP;1;;;Bleu',
      'D7232-2-CP;1;;;no paint',
      'C2134-3-BZ;1;Full TRIM;5;',
      'C2134-3-BZ;many;31;;',
      'only-one-column',
      ';5;;;',
    ].join('\r\n')
    await choose(['parts.CSV', csv])
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(7)
    await expect(page.getByText('Read 8 rows. 3 need your attention.')).toBeVisible()
    await page.getByText('2 rows left out').click()
    await expect(page.getByText('Row 10: No part number. only-one-column')).toBeVisible()
    await expect(page.getByText('Row 11: No part number. 5')).toBeVisible()
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('5')
    await expect(
      rows.getByText('Part number invalid. Please check the part number and try again.'),
    ).toHaveCount(1)
    await expect(rows.getByText('Select a paint color.')).toHaveCount(1)
    await expect(rows.getByText('“Bleu” is not a paint color here.')).toBeVisible()
    const wrong = rows.filter({ hasText: 'We read “many”.' })
    await expect(wrong).toContainText('Enter a valid trim.')
    await expect(wrong).toContainText('Impeller Angle must be entered.')
    await expect(wrong).toContainText('Enter a valid quantity.')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
  })

  await test.step('an XLSX sheet is read as a list, with numbers in its cells as text (QUICK-20)', async () => {
    await page.getByRole('button', { name: 'Clear List' }).click()
    await page.getByRole('button', { name: 'Import a File' }).click()
    await page
      .getByLabel('List or purchase order')
      .setInputFiles(join(import.meta.dirname, 'parts-list.xlsx'))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Read 3 rows. 1 needs your attention.')).toBeVisible()
    await expect(page.getByLabel('Quantity, Screw, hex cap')).toHaveValue('12')
    await expect(page.getByLabel('Part number, NOPE-1')).toBeVisible()
  })

  await test.step('a superseded part is replaced in its line (QUICK-03)', async () => {
    const box = page.getByRole('combobox', { name: 'Part number', exact: true })
    await box.fill('119401 7')
    await box.press('Enter')
    await page.getByRole('button', { name: 'Replace with 119402' }).click()
    const replaced = rows.filter({ has: page.getByRole('link', { name: '119402', exact: true }) })
    await expect(replaced.getByLabel(/^Quantity, /)).toHaveValue('7')
  })

  async function choose(file: [name: string, text: string] | undefined) {
    if (file) {
      const [name, text] = file
      const buffer = Buffer.from(text)
      await dialog.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
    }
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  }

  async function expectRefused(file: [name: string, text: string] | undefined, sentence: string) {
    await choose(file)
    await expect(dialog.getByRole('alert')).toHaveText(sentence)
  }
})

test('closing the dialog with a pasted list prompts before the list is lost (SHELL-48)', async ({
  page,
  open,
}) => {
  await open('kim@kestrel.example', '/quick-order')
  const dialog = page.getByRole('dialog', { name: 'Paste a List' })
  const list = dialog.getByLabel('Part numbers and quantities')
  const ask = page.getByRole('dialog', { name: 'Changes have not been saved!' })
  await page.getByRole('button', { name: 'Paste a List' }).click()
  await dialog.getByRole('button', { name: 'Add to List' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('We found no part numbers. Paste one part per line.')
  await expect(list).toBeFocused()

  await list.fill('TB10773 4')
  await page.keyboard.press('Escape')
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(list).toHaveValue('TB10773 4')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await ask.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
})
