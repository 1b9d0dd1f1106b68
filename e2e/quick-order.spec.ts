import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { plainNumbers } from './plain-numbers.ts'

const ben = 'ben@riverbend.example'

test('a buyer builds a list in the quick order and adds it to the cart', { tag: '@desk' }, async ({
  page,
  openWithCart,
  expectAccessible,
}) => {
  // Route before the page opens: a later route may miss the request of the very next key.
  let failure: number | undefined
  await page.route('**/api/lines', (route) =>
    failure ? route.fulfill({ status: failure, body: '' }) : route.fallback(),
  )
  await openWithCart(ben, [], '/quick-order')
  const box = page.getByRole('combobox', { name: 'Part number' })
  const addToCart = page.getByRole('button', { name: 'Add To Cart' })
  const impeller = page.getByRole('row', { name: /^Impeller, enclosed, 6 vane/ })
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (/\/api\/(search|part\/[^/]+|cart|lines)$/.test(request.url())) asked.push(request.postDataJSON())
  })

  await test.step('the box has the focus, and an empty list cannot be added (QUICK-01, QUICK-02)', async () => {
    await expect(box).toBeFocused()
    await expect(addToCart).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Import CSV' })).toBeVisible()
  })

  await test.step('Enter adds a part and clears the box, and a repeated plain part raises its quantity (QUICK-05, QUICK-07)', async () => {
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
    expect(asked).toHaveLength(4)
    expect(asked[1]).toMatchObject({
      intoCart: false,
      lines: [
        { typedNumber: 'TB10773 3', quantity: '1', source: 'TYPED' },
        { typedNumber: 'TB10773', quantity: '3', source: 'TYPED' },
      ],
    })
  })

  await test.step('an unknown number stays in the box (QUICK-23, OQ-67)', async () => {
    await page.keyboard.type('nope-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Part Not Found' })).toHaveText(
      'Invalid part number or Part Not Found. Please check the part number and try again.',
    )
    await expect(box).toHaveValue('nope-1')
    failure = 503
    await page.keyboard.press('Enter')
    await expect(page.getByText('Error loading part.')).toBeVisible()
    failure = undefined
    await box.fill('')
  })

  await test.step('each line shows what is missing or invalid (QUICK-03, QUICK-11, QUICK-12, QUICK-13)', async () => {
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

  await test.step('a reload keeps the list (OQ-40)', async () => {
    await page.reload()
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
    await expect(impeller.getByLabel('Angle')).toHaveValue('5')
  })

  await test.step('one call adds all lines, and a failure keeps the list (QUICK-08, QUICK-23)', async () => {
    failure = 500
    await addToCart.focus()
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(
        'Error adding parts to cart. Please verify all part information is valid and try again.',
      ),
    ).toBeVisible()
    failure = undefined
    asked.length = 0
    await addToCart.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Quick order lines' })).toBeHidden()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      intoCart: true,
      lines: [
        { partId: expect.any(Number) as unknown, quantity: '4', options: { paintColorId: null, trim: '' } },
        { quantity: '1', options: { trim: 'Full Trim', angle: '5' } },
        { quantity: '1', options: { paintColorId: expect.any(Number) as unknown } },
      ],
    })
  })

  await test.step('a single part is named in the toast, which leads to the cart (QUICK-09, QUICK-10, OQ-90)', async () => {
    await box.fill('TB10773 2')
    await box.press('Enter')
    await addToCart.click()
    const toast = page.getByText('2 Seal, mechanical, type 21 1.750 added to shopping cart.')
    await toast.click()
    await expect(page).toHaveURL(/\/shopping-cart$/)
    await expect(page.getByRole('row', { name: /^Seal, mechanical/ }).getByLabel('Quantity')).toHaveValue('6')
  })

  await test.step('a line that the cart rejects stays in the list and shows why (LIST-03)', async () => {
    await page.goto('/quick-order')
    await box.fill('TB10773 994')
    await box.press('Enter')
    await box.fill('235626 3')
    await box.press('Enter')
    await expect(page.getByText(/^2 lines · Subtotal/)).toBeVisible()
    await addToCart.click()
    await expect(page.getByText('1 line was not added to shopping cart.')).toBeVisible()
    await expect(page.getByText('3 Gasket, casing added to shopping cart.')).toBeVisible()
    const seal = page.getByRole('row', { name: /^Seal, mechanical/ })
    await expect(seal.getByText('Together with your cart, this is more than 999.')).toBeVisible()
    await expectAccessible()
    await page.getByLabel('Quantity, Seal, mechanical').fill('993')
    await expect(page.getByText(/not added to shopping cart/)).toBeHidden()
    await addToCart.click()
    await expect(page.getByText('993 Seal, mechanical, type 21 1.750 added to shopping cart.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Quick order lines' })).toBeHidden()
  })

  await test.step('the nearest number is suggested, and Enter takes it (QUICK-05)', async () => {
    await box.fill('tb-10773 3')
    await box.press('Enter')
    await expect(page.getByRole('button', { name: 'Use TB10773' })).toBeVisible()
    await expect(box).toHaveValue('tb-10773 3')
    await expectAccessible()
    await box.press('Enter')
    await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('3')
    await expect(box).toHaveValue('')
  })
})

test('a pasted list of 200 lines with 12 bad ones is corrected and added to the cart', async ({
  page,
  openWithCart,
}) => {
  await openWithCart(ben, [], '/quick-order')
  const table = page.getByRole('table', { name: 'Quick order lines' })
  // In 200 rows, finding a control by its name is slow.
  const focused = page.locator(':focus')
  const attention = (count: number) => page.getByRole('button', { name: `${count} lines need attention` })
  const batches: unknown[] = []
  page.on('request', (request) => {
    if (/\/api\/(lines|lists\/read)$/.test(request.url())) batches.push(request.postDataJSON())
  })
  const good = plainNumbers.slice(0, 188)
  expect(good).toHaveLength(188)
  const bad = Array.from({ length: 12 }, (_, index) =>
    index < 11 ? `WRONG-${index}\t2` : `${plainNumbers[200]}\tmany`,
  )
  const lines = [...good.map((number, index) => `${number}\t${1 + (index % 9)}`), ...bad]

  await test.step('one call looks up all lines, and none is lost (QUICK-05, QUICK-06)', async () => {
    await expect(page.getByText('Type a part number and press Enter')).toBeVisible()
    await paste(page, lines.join('\r\n'))
    await expect(page.getByText('Read 200 rows. 12 need your attention.')).toBeVisible()
    await expect(table.locator('[data-line]')).toHaveCount(200)
    await expect(attention(12)).toBeVisible()
    await expect(focused).toHaveAccessibleName('Part number, WRONG-0')
    expect(batches).toHaveLength(1)
  })

  await test.step('the bad lines download as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download/ }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(13)
    expect(text).toContain('WRONG-0,2,,,,Row 189: Part number invalid.')
    expect(text).toContain(`${plainNumbers[200]},many,,,,Row 200: “many” is not a quantity.`)
  })

  await test.step('a number is corrected in its line (QUICK-06)', async () => {
    await page.getByLabel('Part number, WRONG-0', { exact: true }).fill('c2134-3-bz')
    await page.keyboard.press('Enter')
    const impeller = table.locator('[data-line]').filter({ hasText: 'Impeller, enclosed, 6 vane' })
    await expect(impeller.getByLabel('Trim')).toBeFocused()
    await impeller.getByLabel('Trim').selectOption('Full Trim')
    await impeller.getByLabel('Angle').fill('0')
    await impeller.getByLabel('Angle').press('Enter')
    await expect(focused).toHaveAccessibleName('Part number, WRONG-1')
    await page
      .getByLabel(/^Quantity, /)
      .and(page.locator('[aria-invalid]'))
      .fill('2')
    await page.getByRole('button', { name: 'Remove the lines that need attention' }).click()
    await expect(page.getByText('10 lines removed')).toBeVisible()
    await expect(page.getByText(/needs? attention/)).toHaveCount(0)
    await expect(page.getByText(/^190 lines · Subtotal \$[\d,]+\.\d\d$/)).toBeVisible()
  })

  await test.step('all remaining lines are added to the cart (QUICK-08, QUICK-09)', async () => {
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('All items have been added to shopping cart.')).toBeVisible()
    await page.getByRole('button', { name: 'Go to Shopping Cart' }).click()
    await expect(page.getByText('190 lines for Riverbend Irrigation')).toBeVisible()
  })
})

test('a pasted mail is corrected with one key per wrong spelling, and a click for another number (QUICK-06, FIND-40)', {
  tag: '@desk',
}, async ({ page, openWithCart }) => {
  await openWithCart(ben, [], '/quick-order')
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/nearest')) asked.push(request.postDataJSON())
  })
  await expect(page.getByText('Type a part number and press Enter')).toBeVisible()
  await paste(
    page,
    [
      'Hi Ben,',
      '4 x TB1O773',
      'D7284-1-SS 1',
      '23562G 2',
      '118317 1',
      'Thanks,',
      'Rosa',
      '12 Canal Road',
    ].join('\n'),
  )
  await expect(page.getByLabel('Part number, TB1O773')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Use TB10773' })).toBeVisible()
  expect(asked).toEqual([{ partNumbers: ['D7284-1-SS'] }])
  await page.getByLabel('Part number, TB1O773').press('Enter')
  await expect(page.getByLabel('Quantity, Seal, mechanical')).toHaveValue('4')
  const other = page.getByLabel('Part number, D7284-1-SS')
  await expect(other).toBeFocused()
  await expect(page.getByText('Similar, but not the same number:')).toBeVisible()
  await other.press('Enter')
  await expect(other).toHaveValue('D7284-1-SS')
  await page.getByRole('button', { name: 'Use D7248-1-SS' }).click()
  await expect(other).toBeHidden()
  const number = page.getByLabel('Part number, 23562G')
  await number.focus()
  await page.getByText('4 lines of text skipped').click()
  await expect(page.getByText('Row 8: 12 Canal Road')).toBeVisible()

  await test.step('the number field suggests as the box does (E68)', async () => {
    await number.fill('23562')
    await page.getByRole('option', { name: /^235626/ }).click()
    await expect(page.getByLabel('Quantity, Gasket, casing')).toHaveValue('2')
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeFocused()
  })
})

/** Pastes as from the clipboard, outside any field. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
