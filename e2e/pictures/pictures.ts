import type { Publication } from '@volute/domain/workbench/workbench'
import { expectWork } from '../expect-work.ts'
import { expect } from '../fixtures.ts'
import { holdLabel } from './pump-label.ts'
import { test } from './take.ts'

const ada = 'ada@volute.example'
const ben = 'ben@riverbend.example'
const otto = 'otto@volute.example'
const rosa = 'rosa@riverbend.example'
const shipTime = /\d (day|week|month)/

test('pump page: the wet end of a serial number, and its casing in drawing and list', async ({
  page,
  openWithCart,
  take,
}) => {
  const cart = [{ partNumber: '235626', quantity: 2 }]
  await openWithCart(ben, cart, '/lookup/serial/100234?path=4RB-WE-10')
  await expect(page.getByRole('button', { name: /^8, .*D7232-2-CP$/ })).toBeVisible()
  const casing = page.getByRole('row', { name: /^8 Casing, volute/ })
  await expect(casing).toContainText(shipTime)
  await take('pump-page', casing)
})

test('quick order: a pasted list with prices and dates', async ({ page, openWithCart, take }) => {
  await openWithCart(ben, [], '/quick-order')
  await page.getByRole('button', { name: 'Paste' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a List' })
  await dialog
    .getByLabel('Part numbers and quantities')
    .fill('TB10773 6\n235626 12\nD7232-2-CP 1\nC2134-3-BZ 1\nRQ5501 2\n4RB-BR-45 1\n')
  await dialog.getByRole('button', { name: 'Add to List' }).click()
  await expect(page.getByRole('row', { name: /^Casing/ })).toContainText(shipTime)
  await take('quick-order')
})

test('order: what has left, and when the rest comes', async ({ page, open, take }) => {
  await open(ben, '/order-history?search=88-1009')
  await page.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByRole('heading', { name: /^Sales Order/ })).toBeVisible()
  await take('order')
})

test('workbench: the difference that a price list would make', async ({ page, open, take }) => {
  // Fix the time of the draft, so that two runs on the same day take the same picture.
  await page.route('**/api/workbench/publications/*', async (route) => {
    const response = await route.fetch()
    const draft = (await response.json()) as Publication
    await route.fulfill({
      response,
      json: { ...draft, createdUtc: draft.createdUtc.replace(/T.*/, 'T17:40:00Z') },
    })
  })
  await open(ada, '/workbench')
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'Price list, spring.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(priceList),
  })
  await page.getByRole('button', { name: 'Compare' }).click()
  await expectWork(page.getByRole('row').filter({ hasText: 'TB10773' })).toBeVisible()
  await take('workbench')
})

test('order desk: all orders and how far they are', async ({ page, open, take }) => {
  await open(otto, '/manage/orders')
  await page.getByRole('link', { name: /^All \d/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Rejected' })).toBeVisible()
  await take('order-desk')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

  test('scan: a label in front of the camera', async ({ page, browser, baseURL, open, take }) => {
    await holdLabel(browser, baseURL ?? '', '100234', 'P-301A')
    await open(rosa, '/fleet')
    // Hold back the code reader while the camera is already on.
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/*.wasm', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('button', { name: "Scan a pump's label" }).last().click()
    await expect(page.getByText('Hold the label in front of the camera.')).toBeVisible()
    await take('scan')
    resolve()
    await expect(page.getByText('Pump 100234')).toBeVisible()
  })
})

/** A price list with a mistyped seal price and a new seal. */
const priceList = `part_number,description,price
235626,"Gasket, casing",39.60
235630,"Gasket, suction cover",39.60
4RB-BR-45,"Bearing set, 45 mm",395.00
C2134-3-BZ,"Impeller, enclosed, 6 vane",1902.00
D7232-2-CP,"Casing, volute 4x3-10",4038.00
TB10773,"Seal, mechanical, type 21 1.750",6333.50
TB10774,"Seal, mechanical, type 21 2.000",702.00
`
