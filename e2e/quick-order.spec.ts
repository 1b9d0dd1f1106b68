import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const header = 'part_number,quantity,impeller_trim_inches,impeller_angle_degrees,paint_color'

/** Numbers of the demo that are sold per EA, take no paint and are no impeller. */
const plainNumbers = readFileSync(join(import.meta.dirname, '../demo/catalogue/parts.csv'), 'utf8')
  .split('\n')
  .flatMap((row) => /^([^,]+),.*,EA,\d[^,]*,[^,]*,false,true,/.exec(row)?.[1] ?? [])
  .filter((number) => !number.includes('-3-'))

test('a list by keyboard alone', async ({ page, openWithCart, isMobile, expectAccessible }) => {
  await openWithCart(ben, [], '/quick-order')
  const box = page.getByRole('combobox', { name: 'Part number' })
  const addToCart = page.getByRole('button', { name: 'Add To Cart' })
  const impeller = page.getByRole('row', { name: /^Impeller, enclosed, 6 vane/ })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (/\/api\/(search|cart)$/.test(request.url())) asked.push(request.postDataJSON())
  })

  await test.step('QUICK-01 QUICK-02: the box is ready, and an empty list cannot be added', async () => {
    if (isMobile) await box.focus()
    await expect(box).toBeFocused()
    await expect(addToCart).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeVisible()
  })

  await test.step('QUICK-05 QUICK-07: Enter adds and moves on; a plain part again raises its line', async () => {
    await page.keyboard.type('tb10773')
    await page.keyboard.press('Enter')
    await page.keyboard.type('TB10773 3')
    await page.keyboard.press('Enter')
    await page.keyboard.type('c2134-3-bz')
    await page.keyboard.press('Enter')
    await page.keyboard.type('d7232-2-cp')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
    await expect(page.getByRole('row', { name: /^Casing/ })).toBeVisible()
    await expect(box).toBeFocused()
    expect(asked[0]).toEqual({ type: 'part', input: 'TB10773' })
  })

  await test.step('QUICK-23 OQ-67: what is not found is handed back into the box', async () => {
    await page.keyboard.type('nope-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Part Not Found' })).toHaveText(
      'Invalid part number or Part Not Found. Please check the part number and try again.',
    )
    await expect(box).toHaveValue('nope-1')
    await page.route('**/api/search', (route) => route.fulfill({ status: 503, body: '' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Error loading part.')).toBeVisible()
    await page.unroute('**/api/search')
    await box.fill('')
  })

  await test.step('QUICK-03 QUICK-11 to QUICK-14: each line says what it lacks', async () => {
    const angle = impeller.getByLabel('Angle')
    await expect(impeller.getByText('Impeller Angle and Trim must be entered.')).toBeVisible()
    await expect(page.getByText('1 line needs attention')).toBeVisible()
    await expect(addToCart).toBeDisabled()
    await expectAccessible()
    await angle.focus()
    await page.keyboard.type('91')
    await expect(impeller.getByText('Enter a valid angle.')).toBeVisible()
    await angle.fill('5')
    await impeller.getByLabel('Trim', { exact: true }).selectOption('Custom')
    await expect(impeller.getByText('Enter a valid trim.')).toBeVisible()
    await impeller.getByLabel('Trim', { exact: true }).selectOption('Full Trim')
    await expect(page.getByText(/needs? attention/)).toHaveCount(0)
    await expect(page.getByLabel('Paint Color').locator('option:checked')).toHaveText('Safety Blue')

    const quantity = page.getByLabel('Quantity, Seal, mechanical')
    await quantity.focus()
    await page.keyboard.type('0')
    await expect(page.getByText('Enter a valid quantity.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await expect(quantity).toHaveValue('')
    await quantity.fill('4')
  })

  await test.step('OQ-40: leaving the page keeps the list', async () => {
    await page.reload()
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
    await expect(impeller.getByLabel('Angle')).toHaveValue('5')
  })

  await test.step('QUICK-08 QUICK-23: one call adds all; a failure keeps the list', async () => {
    await page.route('**/api/cart', (route) => route.fulfill({ status: 500, body: '' }))
    await addToCart.focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(
        'Error adding parts to cart. Please verify all part information is valid and try again.',
      ),
    ).toBeVisible()
    await page.unroute('**/api/cart')
    asked.length = 0
    await addToCart.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Quick order lines' })).toBeHidden()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      replaceAll: false,
      items: [
        { quantity: 4, units: 'EA', paintColorId: null, impellerTrim: null, impellerAngle: null },
        { quantity: 1, impellerTrim: 0, impellerAngle: 5 },
        { quantity: 1, paintColorId: expect.any(Number) as unknown },
      ],
    })
  })

  await test.step('QUICK-09 QUICK-10 OQ-90: one part is named, and the toast leads to the cart', async () => {
    await box.fill('TB10773 2')
    await box.press('Enter')
    await addToCart.click()
    const toast = page.getByText('2 Seal, mechanical, type 21 1.750 added to shopping cart.')
    await toast.click()
    await expect(page).toHaveURL(/\/shopping-cart$/)
    await expect(page.getByRole('row', { name: /^Seal, mechanical/ }).getByLabel('Quantity')).toHaveValue('6')
  })
})

test('a CSV file with every kind of error', async ({ page, open, expectAccessible }) => {
  await open('kim@kestrel.example', '/quick-order')
  const dialog = page.getByRole('dialog', { name: 'Import CSV' })
  const rows = page.getByRole('table', { name: 'Quick order lines' }).locator('[data-line]')

  await test.step('QUICK-01 E64: the help has the template', async () => {
    await page.getByRole('button', { name: 'How do I import a CSV file?' }).click()
    await expect(page.getByRole('dialog')).toContainText('impeller_trim_inches')
    await expectAccessible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download Template' }).click()
    expect(readFileSync(await (await download).path(), 'utf8').trim()).toBe(`${header},notes`)
    await page.keyboard.press('Escape')
  })

  await test.step('QUICK-15 to QUICK-19 TV-23: a bad file is refused in its own words', async () => {
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

  await test.step('QUICK-06 QUICK-20 to QUICK-22: every row is there or named', async () => {
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
    await expect(page.getByText('8 rows read, 3 to be mended below.')).toBeVisible()
    await page.getByText('2 rows left out').click()
    await expect(page.getByText('Row 10: No part number. only-one-column')).toBeVisible()
    await expect(page.getByText('Row 11: No part number. 5')).toBeVisible()
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('5')
    await expect(
      rows.getByText('Part number invalid. Please check the part number and try again.'),
    ).toHaveCount(1)
    await expect(rows.getByText('Select a paint color.')).toHaveCount(1)
    await expect(rows.getByText('“Bleu” is not a paint color here.')).toBeVisible()
    const wrong = rows.filter({ hasText: '“many” was read.' })
    await expect(wrong).toContainText('Enter a valid trim.')
    await expect(wrong).toContainText('Impeller Angle must be entered.')
    await expect(wrong).toContainText('Enter a valid quantity.')
    await expectAccessible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
  })

  await test.step('QUICK-20 an XLSX sheet is read as a list, numbers in its cells as text', async () => {
    await page.getByRole('button', { name: 'Clear List' }).click()
    await page.getByRole('button', { name: 'Import XLSX' }).click()
    await page.getByLabel('XLSX file').setInputFiles(join(import.meta.dirname, 'parts-list.xlsx'))
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('3 rows read, 1 to be mended below.')).toBeVisible()
    await expect(page.getByLabel('Quantity, Screw, hex cap')).toHaveValue('12')
    await expect(page.getByLabel('Part number, NOPE-1')).toBeVisible()
  })

  await test.step('QUICK-03 a superseded part gives way to its replacement in its line', async () => {
    const box = page.getByRole('combobox', { name: 'Part number' })
    await box.fill('119401 7')
    await box.press('Enter')
    await page.getByRole('button', { name: 'Replace with 119402' }).click()
    const replaced = rows.filter({ has: page.getByRole('button', { name: '119402', exact: true }) })
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

test('a pasted list of 200 lines, 12 of them bad', async ({ page, openWithCart }) => {
  await openWithCart(ben, [], '/quick-order')
  const table = page.getByRole('table', { name: 'Quick order lines' })
  const attention = (count: number) => page.getByRole('button', { name: `${count} lines need attention` })
  const batches: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/part/batch')) batches.push(request.postDataJSON())
  })
  const good = plainNumbers.slice(0, 188)
  expect(good).toHaveLength(188)
  const bad = Array.from({ length: 12 }, (_, index) =>
    index < 11 ? `WRONG-${index}\t2` : `${plainNumbers[200]}\tmany`,
  )
  const lines = [...good.map((number, index) => `${number}\t${1 + (index % 9)}`), ...bad]

  await test.step('QUICK-05 QUICK-06: all are looked up in one call, none is lost', async () => {
    await expect(page.getByText('Type a part number and press Enter')).toBeVisible()
    await paste(page, lines.join('\r\n'))
    await expect(page.getByText('200 rows read, 12 to be mended below.')).toBeVisible()
    await expect(table.locator('[data-line]')).toHaveCount(200)
    await expect(attention(12)).toBeVisible()
    expect(batches).toHaveLength(1)
  })

  await test.step('what is wrong is a file that can be mended and imported', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download/ }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(13)
    expect(text).toContain('WRONG-0,2,,,,Row 189: Part number invalid.')
    expect(text).toContain(`${plainNumbers[200]},many,,,,Row 200: Enter a valid quantity.`)
  })

  await test.step('QUICK-06: a number is mended in its place', async () => {
    await attention(12).click()
    const number = page.getByLabel('Part number, WRONG-0')
    await expect(number).toBeFocused()
    await number.fill('c2134-3-bz')
    await number.press('Enter')
    await expect(page.getByRole('row', { name: /^Impeller, enclosed, 6 vane/ })).toBeVisible()
    await page
      .getByRole('row', { name: /^Impeller/ })
      .getByLabel('Angle')
      .fill('0')
    await page
      .getByRole('row', { name: /^Impeller/ })
      .getByLabel('Trim')
      .selectOption('Full Trim')
    await page
      .getByLabel(/^Quantity, /)
      .and(page.locator('[aria-invalid]'))
      .fill('2')
    await page.getByRole('button', { name: 'Remove the lines that need attention' }).click()
    await expect(page.getByText('10 lines removed')).toBeVisible()
    await expect(page.getByText(/needs? attention/)).toHaveCount(0)
    await expect(page.getByText('190 lines')).toBeVisible()
  })

  await test.step('QUICK-08 QUICK-09: and all go into the cart', async () => {
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
    await page.getByRole('button', { name: 'Go to Shopping Cart' }).click()
    await expect(page.getByText('190 items for Riverbend Irrigation')).toBeVisible()
  })
})

/** Pastes as from the clipboard, outside of every field. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
