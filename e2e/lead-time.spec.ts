import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ben = 'ben@riverbend.example'
const duration = /^\d+ (day|week|month|year)s?, \d\d\/\d\d\/\d{4}$/
const exactDate = /^\d\d\/\d\d\/\d{4}$/
const failed = 'Unable to calculate lead time.'

test('the page requests the ship times of its parts in few calls (LEAD-01, LEAD-03, LEAD-10)', async ({
  page,
  open,
}) => {
  const asked = countBatches(page)
  await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  await expect(shipTime(page, 'Screw, hex cap 5/8-11 x 2.25')).toHaveText(duration)
  const gasket = shipTime(page, 'Gasket, casing')
  await showRow(page, 'Gasket, casing')
  await expect(gasket).toHaveText(duration)
  await expect(gasket).toHaveAttribute('title', exactDate)
  // Rows below the screen may come in a second call; no part is requested twice.
  const parts = asked.flatMap((call) => partsOf(call))
  expect(parts).toContain('235626')
  expect(new Set(parts).size).toBe(parts.length)
  expect(asked.length).toBeLessThan(parts.length / 2)

  await test.step('a new quantity requests only that line, and the form requests nothing known (LEAD-02)', async () => {
    await showRow(page, 'Backplate')
    await expect(shipTime(page, 'Backplate')).toHaveText(duration)
    const known = asked.length
    await page.getByLabel('Order Quantity, Backplate').fill('998')
    await expect(shipTime(page, 'Backplate')).toHaveText(/^\d+ (week|month)/)
    await page.getByRole('button', { name: 'Customize Backplate' }).click()
    await expect(page.getByRole('dialog').getByText(/^Ship Time/)).toHaveText(
      / ready [\d/]+, paint adds 1 day$/,
    )
    expect(asked.length).toBe(known + 1)
    expect(partsOf(asked.at(-1))).toContain('D7232-4-CI')
  })

  await test.step('the form explains the ready date (LEAD-05, LEAD-06)', async () => {
    const form = page.getByRole('dialog')
    await form.getByText('Why this date?').focus()
    await page.keyboard.press('Enter')
    const steps = form.getByRole('list').filter({ hasText: 'Handling' }).getByRole('listitem')
    await expect(steps.nth(0)).toHaveText(/^Available\s+\d\d\//)
    await expect(steps.nth(1)).toHaveText(/^Handling \+1 day \d\d\//)
    await expect(steps.nth(2)).toHaveText(/^Paint \+1 day \d\d\//)
    const ready = await form.locator('strong[title]').getAttribute('title')
    await expect(steps.last()).toContainText(ready ?? 'a ready date')
    await form.getByRole('radio', { name: 'No Paint' }).check()
    await expect(form.getByText(/^Ship Time/)).toHaveText(/ ready [\d/]+$/)
    await expect(steps.filter({ hasText: 'Paint' })).toHaveCount(0)
  })
})

test('the cart requests its dates in one call, and each line explains its date (LEAD-10, LEAD-11)', async ({
  page,
  openWithCart,
  expectAccessible,
}) => {
  const asked = countBatches(page)
  const impeller = { partNumber: 'C2134-3-BZ', quantity: 1, impellerTrim: 9.25, impellerAngle: 12 }
  const lines = [{ partNumber: '235626', quantity: 2 }, { partNumber: 'D7232-4-CI', quantity: 1 }, impeller]
  await openWithCart(ben, lines, '/shopping-cart')
  await expect(page.getByText(/^ready in \d/)).toHaveCount(3)
  expect(asked.map(partsOf)).toEqual([['235626', 'D7232-4-CI', 'C2134-3-BZ']])

  const line = page.getByRole('row').filter({ hasText: 'Impeller, enclosed, 6 vane' })
  await line.getByText(/^ready in/).click()
  await expect(line.getByRole('listitem').nth(2)).toHaveText(/^Custom impeller \+2 days \d\d\//)
  await expectAccessible()
  await line.getByText(/^ready in/).click()
  await expect(line.getByRole('listitem')).toHaveCount(0)
})

test('a failed date shows an error and can be retried (LEAD-04)', async ({ page, open }) => {
  await page.route('**/api/promises', (route) => route.fulfill({ status: 503, json: { error: failed } }))
  await open(ben, '/lookup/bom/4RB-EM-100?path=4RB-WE-10')
  await showRow(page, 'Gasket, casing')
  await expect(shipTime(page, 'Gasket, casing')).toHaveText(`N/A: ${failed} Try again`)

  await page.getByRole('button', { name: 'Customize Backplate' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('alert')).toContainText(failed)
  await page.unroute('**/api/promises')
  const asked = countBatches(page)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByText(/^Ship Time/)).toHaveText(/ ready [\d/]+/)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(shipTime(page, 'Gasket, casing')).toHaveText(duration)
  expect(asked.length).toBe(1)
})

/** Records the calls for ready dates that the page makes from here on. */
function countBatches(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/promises')) asked.push(request)
  })
  return asked
}

function partsOf(request: Request | undefined): string[] {
  const body = request?.postDataJSON() as { items: { partNum: string }[] } | undefined
  return body?.items.map((item) => item.partNum) ?? []
}

async function showRow(page: Page, description: string) {
  await page.getByLabel(`Order Quantity, ${description}`).scrollIntoViewIfNeeded()
}

/** The value in a part's Ship Time cell, without the label that phones show before it. */
function shipTime(page: Page, description: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByText(description, { exact: true }) })
    .getByRole('cell')
    .nth(7)
    .locator('> :last-child')
}
