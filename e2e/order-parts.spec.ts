import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const rotatingElement = '/lookup/serial/100234?path=4RB-WE-10&path=4RB-RE-10'

test('all parts of an assembly are added to the cart at once', async ({ page, openWithCart }) => {
  await openWithCart(ben, [], rotatingElement)
  const puts: number[] = []
  page.on('request', (request) => {
    const { items } = (request.method() === 'PUT' ? request.postDataJSON() : {}) as { items?: unknown[] }
    if (items) puts.push(items.length)
  })
  const order = page.getByRole('dialog', { name: 'Order Parts' })

  await test.step('each row has the fields of its part and the quantity typed in the list (LOOKUP-17, OQ-65)', async () => {
    await page.getByLabel('Order Quantity, Washer, impeller').fill('3')
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    await expect(order.getByLabel('Quantity, Washer, impeller')).toHaveValue('3')
    await expect(order.getByLabel('Quantity, Screw, socket set 1/4-20 x 0.38')).toHaveValue('2')
    await expect(order.getByLabel('Trim, Impeller, enclosed, 6 vane', { exact: true })).toHaveValue(
      'as-built',
    )
    await expect(order.getByLabel('Impeller Angle, Impeller, enclosed, 6 vane')).toHaveValue('0')
  })

  await test.step('an invalid row shows its error, and nothing is sent (PART-16, PART-20)', async () => {
    await order.getByLabel('Trim, Impeller, enclosed, 6 vane', { exact: true }).selectOption('custom')
    const trim = order.getByLabel('Impeller Trim, Impeller, enclosed, 6 vane')
    await trim.fill('31.5')
    await order.getByRole('button', { name: 'Add 10 Parts To Cart' }).click()
    await expect(order.getByText('Impeller trim must be between 8.250 and 9.750 inches.')).toBeVisible()
    await expect(order.getByText('1 row needs attention')).toBeVisible()
    await expect(trim).toBeFocused()
    await trim.fill('9.25')
    await expect(order.getByText('1 row needs attention')).toBeHidden()
    expect(puts).toEqual([])
  })

  await test.step('reopening keeps the input, and a blank quantity skips its row (OQ-65)', async () => {
    await order.getByLabel('Quantity, Screw, impeller').fill('')
    await page.keyboard.press('Escape')
    await expect(order).toBeHidden()
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    await expect(order.getByLabel('Impeller Trim, Impeller, enclosed, 6 vane')).toHaveValue('9.25')
    await expect(order.getByRole('button', { name: 'Add 9 Parts To Cart' })).toBeEnabled()
  })

  await test.step('a failure keeps the modal and the input (PART-22)', async () => {
    await page.route('**/api/cart', (route) => route.fulfill({ status: 500, body: '' }))
    await order.getByRole('button', { name: 'Add 9 Parts To Cart' }).click()
    await expect(order.getByRole('alert')).toHaveText('Unable to add item to cart.')
    await expect(order.getByLabel('Quantity, Washer, impeller')).toHaveValue('3')
    await page.unroute('**/api/cart')
  })

  await test.step('one call adds the rows with a quantity (LOOKUP-17, LOOKUP-19)', async () => {
    puts.length = 0
    await order.getByRole('button', { name: 'Add 9 Parts To Cart' }).click()
    await expect(order).toBeHidden()
    await expect(page.getByText('Part Added')).toBeVisible()
    await expect(page.getByText('9 parts. OR2-222-V replaces OR2-222-N.', { exact: true })).toBeVisible()
    expect(puts).toEqual([9])
    await expect(page.getByLabel('Order Quantity, Washer, impeller')).toHaveValue('1')
    await page.getByRole('link', { name: /^Shopping Cart/ }).click()
    await expect(page.getByRole('rowheader', { name: /^Washer, impeller/ })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /^Screw, impeller/ })).toBeHidden()
    await expect(page.getByLabel('Impeller Trim', { exact: true })).toHaveValue('9.25')
  })
})

test('Order Parts lists only sold parts, preselects the default color, and respects the cart limit', async ({
  page,
  open,
}) => {
  const order = page.getByRole('dialog', { name: 'Order Parts' })

  await test.step('unsold parts are left out, and a paintable part gets the default color (LOOKUP-18, PART-13)', async () => {
    await open(ben, '/lookup/serial/100234?path=4RB-WE-10')
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    await expect(order.getByRole('rowheader')).not.toHaveCount(0)
    await expect(order.getByRole('rowheader', { name: /^Rotating element/ })).toHaveCount(0)
    const colour = order.getByLabel('Paint Color, Cover, suction')
    await expect(colour.locator('option:checked')).toHaveText('Safety Blue')
    await colour.selectOption('No Paint')
  })

  await test.step('all quantities can be cleared and filled again', async () => {
    await order.getByRole('button', { name: 'Clear Quantities' }).click()
    await expect(order.getByText('Enter a quantity first.')).toBeVisible()
    await expect(order.getByRole('button', { name: 'Add Parts To Cart' })).toBeDisabled()
    await order.getByRole('button', { name: 'Fill Build Quantities' }).click()
    await expect(order.getByRole('button', { name: 'Add 16 Parts To Cart' })).toBeEnabled()
  })

  await test.step('exceeding the cart limit shows an error before anything is sent (LOOKUP-17)', async () => {
    await page.route('**/api/lookup/**', async (route) => {
      const answer = (await (await route.fetch()).json()) as { bom: { parts: Record<string, unknown>[] } }
      const [line] = answer.bom.parts
      const parts = Array.from({ length: 5_000 }, (_, index) => ({
        ...line,
        partId: 1_000_000 + index,
        partNumber: `LONG-${index}`,
        description: `Row ${index}`,
        position: index + 1,
        isSellable: true,
        parts: [],
      }))
      await route.fulfill({ json: { ...answer, bom: { ...answer.bom, parts } } })
    })
    await page.goto('/lookup/bom/T6A-DE-60')
    await page.getByRole('button', { name: 'Add Orderable Parts To Cart' }).click()
    await expect(order.getByText('A shopping cart holds at most 500 lines. 5,000 are chosen.')).toBeVisible()
    await expect(order.getByRole('button', { name: 'Add 5,000 Parts To Cart' })).toBeDisabled()
    await order.getByRole('button', { name: 'Clear Quantities' }).click()
    await order.getByLabel('Quantity, Row 3', { exact: true }).fill('2')
    await expect(order.getByRole('button', { name: 'Add 1 Part To Cart' })).toBeEnabled()
  })
})

test('the part form shows its facts and validates its input', async ({ page, openWithCart }) => {
  await openWithCart(ben, [], '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  const form = page.getByRole('dialog', { name: 'Backplate' })
  const open = () => page.getByRole('button', { name: 'Customize Backplate' }).click()

  await test.step('the form shows prices, weight and picture (PART-03, PART-04, PART-05, PART-06)', async () => {
    // A new shop draws its pictures in the background.
    await expect(async () => {
      await page.reload()
      await open()
      await expect(form.locator('img[src^="/pictures/"]')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    for (const text of ['$968.00', '$847.00', '38.5 lbs']) await expect(form.getByText(text)).toBeVisible()
  })

  await test.step('the default color is preselected each time the form opens (PART-13, OQ-91)', async () => {
    await expect(form.getByRole('radio', { name: 'Safety Blue' })).toBeChecked()
    await form.getByRole('radio', { name: 'No Paint' }).check()
    await form.getByLabel('Quantity').fill('4')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(page.getByText('4 Backplate')).toBeVisible()
    await open()
    await expect(form.getByRole('radio', { name: 'Safety Blue' })).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('a quantity takes up to ten digits, and an invalid one keeps the form open (PART-18, PART-21)', async () => {
    await open()
    await form.getByLabel('Quantity').fill('')
    await form.getByLabel('Quantity').pressSequentially('-12.345678901')
    await expect(form.getByLabel('Quantity')).toHaveValue('1234567890')
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(form.getByText('Quantity must be a number between 1 and 999.')).toBeVisible()
  })
})

test('a part looked up by itself can be ordered, and an unsold one is rejected', async ({ page, open }) => {
  await open(ben, '/lookup/part/235626')
  await page.getByRole('button', { name: 'Order this part' }).click()
  await expect(page.getByRole('dialog', { name: 'Gasket, casing' })).toBeVisible()
  await page.goto('/lookup/part/NS9000')
  await expect(page.getByRole('heading', { name: 'Part Not Sellable.' })).toBeVisible()
})

test('Back restores the position in the list', async ({ page, open }) => {
  const quantities = (partNumber: string) => rowsOf(page, partNumber).getByRole('textbox')

  await test.step('two rows of one part are independent (PART-01)', async () => {
    await open(ben, '/lookup/bom/CPL-E60')
    await quantities('118402').nth(1).fill('7')
    await expect(quantities('118402').first()).toHaveValue('1')
    await rowsOf(page, '118402').nth(1).getByRole('button', { name: 'Key, square' }).first().click()
    await expect(page).toHaveURL('/lookup/bom/CPL-E60?part=118402&nth=2')
    await page.reload()
    await expect(rowsOf(page, '118402').nth(1).getByRole('button', { pressed: true })).toBeInViewport()
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
  })

  await test.step('quantities are kept while another page is open', async () => {
    await quantities('118402').nth(1).fill('7')
    await page.getByRole('link', { name: /^Shopping Cart/ }).click()
    await expect(page.getByRole('heading', { name: 'Shopping Cart', exact: true })).toBeVisible()
    await page.goBack()
    await expect(quantities('118402').nth(1)).toHaveValue('7')
  })

  await test.step('Back from a sub-assembly restores focus, scroll position and selection (LOOKUP-13)', async () => {
    await page.setViewportSize({ width: 1440, height: 640 })
    await page.goto('/lookup/serial/100234?path=4RB-WE-10&part=118204')
    await rowsOf(page, '118718').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'View sub-assembly Rotating element, 4x3-10' }).focus()
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect(rowsOf(page, 'C2134-3-BZ')).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL('/lookup/serial/100234?path=4RB-WE-10&part=118204')
    await expect(page.getByRole('button', { name: 'View sub-assembly Rotating element' })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(left)
    await expect(rowsOf(page, '118204').getByRole('button', { pressed: true })).toBeAttached()
  })

  await test.step('an outdated breadcrumb leads to the part of it that still exists (LOOKUP-20)', async () => {
    await page.goto('/lookup/serial/100234?path=4RB-WE-10&path=GONE&part=NOPE&nth=x')
    await expect(rowsOf(page, '118204')).toBeAttached()
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0)
  })
})

/** Scroll position of the list in its pane, or of the page on phones. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pane = document.querySelector('[aria-label="Parts"] > div')
    return window.scrollY + (pane?.scrollTop ?? 0)
  })
}

function rowsOf(page: Page, partNumber: string) {
  return page.getByRole('row').filter({ has: page.getByText(partNumber, { exact: true }) })
}
