import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'

test('the BOM page shows the looked-up pump with its manual and curves', async ({ page, open, search }) => {
  await open(ben, '/dashboard/general')

  await test.step('the address has the serial number in upper case (LOOKUP-01, LOOKUP-03, SEARCH-03)', async () => {
    await search('Serial', 'vt-20771')
    await expect(page).toHaveURL('/lookup/serial/VT-20771')
    await expect(page.getByRole('heading', { name: 'Pump Model 12VT' })).toBeVisible()
    await expect(page.getByText('Impeller Trim 8.250 in')).toBeVisible()
    await expect(page.getByText('Serial Number VT-20771')).toBeVisible()
  })

  await test.step('manual and curve open in a new tab, the manual after a HEAD request (LOOKUP-06, LOOKUP-07)', async () => {
    const manual = page.waitForRequest((one) => one.method() === 'HEAD' && one.url().endsWith('/OM-12VT.pdf'))
    const opened = page.waitForEvent('popup')
    await openDocument(page, 'Download O&M Manual')
    expect((await (await manual).response())?.status()).toBe(200)
    await (await opened).close()

    const curveOpened = page.waitForEvent('popup')
    await openDocument(page, '12VT four stage at 1770 RPM')
    await (await curveOpened).close()
  })

  await test.step('a missing file shows an error (LOOKUP-08)', async () => {
    await page.route('**/documents/*', (route) => route.fulfill({ status: 404 }))
    await openDocument(page, 'Download O&M Manual')
    await expect(page.getByRole('alert').filter({ hasText: 'O&M manual file was not found.' })).toBeAttached()
    await openDocument(page, '12VT four stage at 1770 RPM')
    await expect(page.getByRole('alert').filter({ hasText: 'Pump curve file was not found.' })).toBeAttached()
  })

  await test.step('an unrecorded trim shows as Unknown (LOOKUP-04)', async () => {
    await page.goto('/lookup/serial/0098412')
    await expect(page.getByText('Impeller Trim Unknown')).toBeVisible()
  })

  await test.step('a BOM has no trim and no serial number, and no curves without a curve (LOOKUP-05, LOOKUP-06)', async () => {
    await page.goto('/lookup/bom/T6A-DE-60')
    await expect(page.getByRole('heading', { name: 'Pump Model T6A' })).toBeVisible()
    await expect(page.getByText('Impeller Trim')).toBeHidden()
    await expect(page.getByText('Serial Number', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Documents' }).press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Download O&M Manual' })).toBeFocused()
    await page.keyboard.press('p')
    await expect(page.getByRole('menuitem', { name: 'Print BOM' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Download Pump Curve' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Documents' })).toBeFocused()
  })
})

test('the parts list is nested or flat', async ({ page, open }) => {
  await test.step('a BOM without an overall drawing stays nested (LOOKUP-20)', async () => {
    await open(ben, '/lookup/bom/T6A-DE-60')
    await expect(page.getByText('There is no drawing of this assembly.')).toBeVisible()
    await expect(partRow(page, 'D8802-1-CI')).toBeHidden()
  })

  await test.step('a sub-assembly opens its own list (LOOKUP-13)', async () => {
    await page.getByRole('button', { name: 'View sub-assembly Suction and check valve, 6 in' }).click()
    await expect(page).toHaveURL('/lookup/bom/T6A-DE-60?path=T6A-SU-60')
    await expect(partRow(page, 'D8802-1-CI')).toBeVisible()
  })

  await test.step('the list has all columns, with prices and weight (LOOKUP-12)', async () => {
    const titles = [
      'Description',
      'Part Number',
      'Build Quantity',
      'Order Quantity',
      'Price',
      'Discount Price',
    ]
    for (const name of [...titles, 'Weight', 'Ship Time'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached()
    for (const text of ['$118.00', '$103.25', /9\.4/])
      await expect(partRow(page, 'D8802-1-CI').getByText(text)).toBeVisible()
  })

  await test.step('a paintable part can be customized and added (LOOKUP-14, LOOKUP-15)', async () => {
    const bar = partRow(page, 'D8802-1-CI')
    await expect(bar.getByRole('button', { name: 'Customize Bar, cover clamp' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Add Bar, cover clamp to cart' })).toBeVisible()
    await expect(bar.getByRole('button', { name: /^View sub-assembly/ })).toBeHidden()
  })

  await test.step('the quantity accepts only digits or nothing (LOOKUP-16)', async () => {
    const quantity = page.getByLabel('Order Quantity, Bar, cover clamp')
    await expect(quantity).toHaveValue('1')
    await quantity.fill('')
    await expect(quantity).not.toHaveAttribute('aria-invalid')
    await quantity.pressSequentially('-1.2x')
    await expect(quantity).toHaveValue('12')
    await quantity.fill('')
    await quantity.pressSequentially('0')
    await expect(quantity).toHaveValue('')
    await page.getByRole('button', { name: 'Add Bar, cover clamp to cart' }).click()
    await expect(page.getByRole('alert')).toContainText('Quantity must be a number between 1 and 999.')
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await quantity.pressSequentially('10')
    await expect(quantity).toHaveValue('10')
  })

  await test.step('a BOM without any drawing is one flat list (LOOKUP-20, OQ-74)', async () => {
    await page.goto('/lookup/bom/4RB-BS-100')
    await expect(partRow(page, '118317')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
    await expect(page.getByRole('button', { name: /^View sub-assembly/ })).toHaveCount(0)
    await expect(partRow(page, '4RB-WE-10').getByText('N/A')).toHaveCount(0)
  })
})

test('an unknown or unsold number shows an error, and a failed look-up can be retried (LOOKUP-21, SEARCH-07, SHELL-47)', async ({
  page,
  open,
  search,
}) => {
  await open(ben, '/lookup/bom/NOTHING-1')
  await expect(page.getByRole('alert')).toHaveText("Couldn't retrieve part information.")
  await expect(page.getByRole('heading', { name: 'Part Not Sellable.' })).toBeVisible()

  await page.route('**/api/lookup/**', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/lookup/bom/4RB-EM-100')
  await expect(page.getByRole('alert')).toContainText("Couldn't retrieve part information.")
  await expect(page.getByRole('heading', { name: 'Part Not Sellable.' })).toBeHidden()
  await page.unroute('**/api/lookup/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Pump Model 4RB' })).toBeVisible()

  await page.goto('/lookup/serial/100239')
  await expect(page.getByRole('heading', { name: 'Serial Number 100239' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Requested serial number could not be found.')
  await page.getByRole('list', { name: 'Nearest numbers' }).getByRole('link', { name: '100234' }).click()
  await expect(page).toHaveURL('/lookup/serial/100234')

  await search('Part', 'ns9000')
  await expect(
    page.getByText('Part Not Sellable. The part you are searching for is not sellable or does not exist.'),
  ).toBeVisible()
})

test('the address contains the breadcrumb and the selected part', async ({ page, open }) => {
  await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  await page
    .getByRole('button', { name: /^Select|Backplate$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/lookup/bom/4RB-EM-100?path=4RB-WE-10&part=D7232-4-CI')
  await page.reload()
  const chosen = partRow(page, 'D7232-4-CI').getByRole('button', { pressed: true })
  await expect(chosen).toBeVisible()
  await expect(chosen).toBeInViewport()
  await page.getByRole('button', { name: 'View sub-assembly Rotating element, 4x3-10' }).click()
  await expect(page).toHaveURL('/lookup/bom/4RB-EM-100?path=4RB-WE-10&path=4RB-RE-10')
  await page.goBack()
  await expect(chosen).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('button', { name: '4RB-EM-100' })
    .click()
  await expect(page).toHaveURL('/lookup/bom/4RB-EM-100')
})

test('buttons and keys move, zoom and reset the drawing (LOOKUP-09, LOOKUP-23)', async ({ page, open }) => {
  await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  const stage = page.getByRole('region', { name: /^Drawing: / })
  const sheet = stage.locator('> div')
  const zoomed = page.getByRole('group', { name: 'Zoom' }).getByRole('status')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await press('Zoom in')
  await press('Zoom in')
  await press('Zoom out')
  await expect(zoomed).toHaveText('110%')
  await press('Reset drawing')
  await expect(zoomed).toHaveText('100%')

  await stage.focus()
  for (const key of ['+', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key)
  await expect(sheet).toHaveCSS('transform', 'matrix(1.1, 0, 0, 1.1, 0, 50)')
  await page.keyboard.press('0')
  await expect(sheet).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')

  for (const name of ['Move right', 'Move right', 'Move down', 'Move left', 'Move down', 'Move up'])
    await press(name)
  await expect(sheet).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 50, 50)')
  await stage.focus()
  for (let step = 0; step < 25; step++) await page.keyboard.press('-')
  await expect(zoomed).toHaveText('30%')
})

test('a part of the cart shows its quantity there, which follows the cart (LOOKUP-25)', async ({
  page,
  openWithCart,
}) => {
  await openWithCart(ben, [{ partNumber: '235630', quantity: 2 }], '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  const gasket = partRow(page, '235630')
  await expect(gasket).toContainText('2 in cart')
  await expect(page.getByText(/\d in cart$/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add Gasket, suction cover to cart' }).click()
  await expect(gasket).toContainText('3 in cart')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(gasket).toContainText('2 in cart')
})

test('drawing and list begin high on the page, and both on the first screen of a phone (LOOKUP-24)', async ({
  page,
  open,
}) => {
  await open(ben, '/lookup/serial/100234?path=4RB-WE-10')
  await expect(page.getByRole('link', { name: '7 changes since it was shipped' })).toBeVisible()
  for (const region of [page.getByRole('region', { name: /^Drawing: / }), page.getByRole('table')])
    expect((await region.boundingBox())?.y).toBeLessThan(200)

  await page.setViewportSize({ width: 390, height: 844 })
  const first = page
    .getByRole('row')
    .filter({ has: page.getByLabel(/^Order Quantity/) })
    .first()
  await expect(first).toBeInViewport()
  const all = page.getByRole('button', { name: 'Add Orderable Parts To Cart' })
  expect((await page.getByRole('region', { name: /^Drawing: / }).boundingBox())?.y).toBeLessThan(400)
  expect((await first.boundingBox())?.y).toBeLessThan(((await all.boundingBox())?.y ?? 0) - 40)
})

test('on a narrow phone the quantity of a part in the cart does not overlap the buttons beside it', async ({
  page,
  openWithCart,
}) => {
  await page.setViewportSize({ width: 340, height: 844 })
  await openWithCart(ben, [{ partNumber: '4RB-SK-175', quantity: 2 }], '/lookup/serial/100234')
  const kit = partRow(page, '4RB-SK-175')
  await expect(kit).toContainText('2 in cart')
  const { x = 0, width = 0 } = (await kit.getByLabel(/^Order Quantity/).boundingBox()) ?? {}
  const opens = await kit.getByRole('cell').last().locator('a, button').first().boundingBox()
  expect(x + width).toBeLessThan(opens?.x ?? 0)
})

async function openDocument(page: Page, name: string) {
  await page.getByRole('button', { name: 'Documents' }).click()
  await page.getByRole('menuitem', { name }).click()
}

function partRow(page: Page, partNumber: string) {
  return page.getByRole('row').filter({ has: page.getByText(partNumber, { exact: true }) })
}
