import { expectNarrow } from './expect-narrow.ts'
import { expect, test } from './fixtures.ts'
import { partsInCart } from './shop-session.ts'

const ben = 'ben@riverbend.example'

test('a superseded part shows its replacement, which can be ordered instead', async ({
  page,
  open,
  search,
  expectAccessible,
}) => {
  await test.step('the replacement takes over the quantity typed on the BOM page', async () => {
    await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-PE-45')
    await page.getByLabel('Order Quantity, Fitting, grease 1/8 NPT').fill('7')
    await page.getByRole('button', { name: 'Order 119402' }).click()
    const form = page.getByRole('dialog', { name: 'Fitting, grease 1/8 NPT, stainless' })
    await expect(form.getByLabel('Quantity')).toHaveValue('7')
    await page.keyboard.press('Escape')
  })

  await test.step('the replacement takes over the quantity from Order Parts', async () => {
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    const many = page.getByRole('dialog', { name: 'Order Parts' })
    await many.getByRole('button', { name: 'Order 119402' }).click()
    const form = page.getByRole('dialog', { name: 'Fitting, grease 1/8 NPT, stainless' })
    await expect(form.getByLabel('Quantity')).toHaveValue('7')
    await expect(many).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
  })

  await test.step('the old number is found, and the form of the replacement takes over the quantity', async () => {
    await search('Part', 'or2-222-n')
    const old = page.getByRole('dialog', { name: 'O-ring, nitrile 2-222' })
    await expect(old.getByText('Superseded by OR2-222-V')).toBeVisible()
    await expectAccessible()
    await old.getByLabel('Quantity').fill('12')
    await old.getByRole('button', { name: 'Order OR2-222-V' }).click()
    const form = page.getByRole('dialog', { name: 'O-ring, fluorocarbon 2-222' })
    await expect(form.getByLabel('Quantity')).toHaveValue('12')
    await expect(form).toBeFocused()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('12 O-ring, fluorocarbon 2-222')).toBeVisible()
  })
})

test('a search for an unsold part leads to its page, which offers the replacement (SEARCH-08)', async ({
  page,
  open,
  search,
}) => {
  await open(ben, '/part/NOTHING-1')
  await expect(page.getByText('Failed to find part.')).toBeVisible()
  await search('Part', 'D7241-1-DI')
  await expect(page).toHaveURL('/part/D7241-1-DI')
  await expect(page.getByText('Not sold. Superseded by D7241-2-DI')).toBeVisible()
  await page.getByRole('button', { name: 'Order D7241-2-DI' }).click()
  await expect(page.getByRole('dialog', { name: 'Frame, bearing, oil or grease' })).toBeVisible()
})

test('a cart line is replaced with quantity and options kept', async ({ page, request, openWithCart }) => {
  await openWithCart(
    ben,
    [{ partNumber: 'D6116-3-BZ', quantity: 3, impellerTrim: 8.25, impellerAngle: 4 }],
    '/shopping-cart',
  )
  const line = page.getByRole('table', { name: 'Items in your shopping cart' }).getByRole('row').last()
  await expect(line.getByText('Superseded by D6116-3-SS')).toBeVisible()
  await line.getByRole('button', { name: 'Replace with D6116-3-SS' }).click()
  await expect(line.getByText('Impeller, enclosed, 7 vane, turbine, stainless')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line.getByText('Superseded by D6116-3-SS')).toBeVisible()

  await line.getByRole('button', { name: 'Replace with D6116-3-SS' }).click()
  await expect.poll(() => partsInCart(request, ben)).toEqual(['D6116-3-SS'])
  await page.reload()
  await expect(line.getByText('Impeller, enclosed, 7 vane, turbine, stainless')).toBeVisible()
  await expect(line.getByLabel('Quantity')).toHaveValue('3')
  await expect(line.getByRole('textbox', { name: 'Impeller Trim' })).toHaveValue('8.25')
  await expect(line.getByLabel('Impeller Angle')).toHaveValue('4')
  await expect(line.getByText('Superseded by')).toBeHidden()
})

test('the where-used page lists and filters the uses of a part', async ({ page, open, expectAccessible }) => {
  await test.step("the selected row leads to the part's page", async () => {
    await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-PE-45&part=119401')
    await page.getByRole('link', { name: 'Where used' }).click()
    await expect(page.getByRole('heading', { name: 'Part 119401' })).toBeFocused()
    await expect(page).toHaveTitle('Part 119401 · Volute')
  })

  await test.step('the filter finds BOMs by number and pumps by model', async () => {
    const boms = page.getByRole('region', { name: 'BOMs' })
    const pumps = page.getByRole('region', { name: 'Pumps' })
    await expect(boms.getByRole('row').filter({ hasText: '4RB-EM-100' })).toContainText('4RB-PE-45')
    await page.getByLabel('Filter results').fill('12vt')
    await expect(page).toHaveURL('/part/119401?filter=12vt')
    await expect(boms.getByRole('link')).toHaveText(['12VT-4S-50', '12VT-SB-12'])
    await expect(pumps.getByRole('link')).toHaveCount(4)
    await page.getByLabel('Filter results').fill('nothing like it')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByLabel('Filter results').fill('')
    await expect(boms).toBeVisible()
  })

  await test.step('the page shows stock and the manual that names the part, and adds it (PART-24, PART-26, PART-28)', async () => {
    await expect(page.getByRole('region', { name: 'Stock' }).getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name: /OM-4RB, page 8/ })).toBeVisible()
    await page.getByLabel('Quantity').fill('2')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 Fitting, grease 1/8 NPT', { exact: true })).toBeVisible()
  })

  await test.step('the page is accessible in light and dark and fits a narrow screen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible({ colours: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible()
    await expectNarrow(page)
  })
})

test('the replacement lists the uses of the old part, and each leads to its BOM position', async ({
  page,
  open,
}) => {
  await open(ben, '/part/119402')
  await expect(page.getByText('Replaces 119401')).toBeVisible()
  await page.getByRole('link', { name: '12VT-4S-50' }).click()
  await expect(page).toHaveURL('/lookup/bom/12VT-4S-50?path=12VT-DH-08&path=12VT-SB-12&part=119401')
  const row = page.getByRole('row').filter({ hasText: 'Fitting, grease 1/8 NPT' })
  await expect(row.getByRole('button', { pressed: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'VT-20771' }).click()
  await expect(page).toHaveURL('/lookup/serial/VT-20771?path=12VT-DH-08&path=12VT-SB-12&part=119401')
})

test('many pumps are paged, with the page in the address', async ({ page, open }) => {
  await test.step('the pumps of a common screw fill more than one page', async () => {
    await open(ben, '/part/118140')
    await expect(page.getByText('1–25 of 26')).toBeVisible()
    await page.getByRole('button', { name: 'Next page of Pumps' }).click()
    await expect(page).toHaveURL('/part/118140?pumps=2')
    await expect(page.getByText('26 of 26', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pumps' }).getByRole('link')).toHaveCount(1)
  })

  await test.step('a page beyond the last leads back to the previous one', async () => {
    await page.goto('/part/4RB-EM-100?pumps=2')
    await expect(page.getByText('0 of 6')).toBeVisible()
    await page.getByRole('button', { name: 'Previous page of Pumps' }).click()
    await expect(page.getByRole('link', { name: '100234' })).toBeVisible()
  })
})
