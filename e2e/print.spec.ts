import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { printedPages } from './printed-pages.ts'

const ben = 'ben@riverbend.example'
const disclaimer = 'This drawing is uncontrolled. Contact your sales representative for up-to-date versions.'
const contact = /parts@volute\.example · \(555\) 010-1946 · Fax \(555\) 010-1947 · www\.volute\.example/
const address = 'Volute Pump Works, 1946 Foundry Road, Fresno, CA 93706'

test('drawing, list and title block print on one sheet, in light colors even from a dark screen (LOOKUP-06, LOOKUP-22, LOOKUP-23)', async ({
  page,
  open,
}) => {
  await keepPrintOpen(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(ben, '/lookup/serial/100234?path=4RB-WE-10')
  await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()

  await test.step('Print BOM opens the print dialog (LOOKUP-23)', async () => {
    await page.getByRole('button', { name: 'Documents' }).click()
    await page.getByRole('menuitem', { name: 'Print BOM' }).click()
    await expect(page.locator('html[data-printing]')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Documents' })).toBeVisible()
  })

  await test.step('the sheet has the list and the drawing, in black on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('table', { name: 'Parts list' })).toHaveCount(1)
    await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()
    await expect(page.getByText(disclaimer)).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('cell', { name: 'Backplate', exact: true })).toHaveCSS(
      'color',
      'rgb(0, 0, 0)',
    )
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const name of ['Documents', 'Zoom in', 'Menu'])
      await expect(page.getByRole('button', { name })).toBeHidden()
  })

  await test.step('the BOM prints on one landscape sheet of A4 or Letter (LOOKUP-22)', async () => {
    for (const format of ['A4', 'Letter'] as const) {
      const [sheet, ...more] = await printedPages(page, format)
      expect(more).toEqual([])
      expect(sheet?.paper).toBe(`${format} landscape`)
      for (const text of [
        disclaimer,
        address,
        'Page 1 of 1',
        'Pump Model 4RB',
        '100234',
        '9.250 in',
        'Backplate',
      ])
        expect(sheet?.text).toContain(text)
      expect(sheet?.text).toMatch(contact)
      expect(sheet?.text).toMatch(/Bill of materials 4RB-EM-100 › Wet end, 4x3-10/)
      expect(sheet?.text).not.toMatch(/Order Quantity|Privacy Policy|Download/)
    }
  })
})

test('Print drawing fills a page with the drawing, and a long list follows its drawing (LOOKUP-09, LOOKUP-22)', async ({
  page,
  open,
}) => {
  await keepPrintOpen(page)
  await open(ben, '/lookup/serial/100234?path=4RB-WE-10')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Print drawing' }).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  const [sheet, ...more] = await printedPages(page)
  expect(more).toEqual([])
  expect(sheet?.paper).toBe('A4 landscape')
  for (const text of [disclaimer, 'Pump Model 4RB', 'Page 1 of 1']) expect(sheet?.text).toContain(text)
  expect(sheet?.text).not.toContain('Build Quantity')
  await page.setViewportSize({ width: 1047, height: 704 })
  await page.emulateMedia({ media: 'print' })
  const drawn = await page.getByRole('group', { name: 'Parts on the drawing' }).boundingBox()
  expect(drawn?.height).toBeGreaterThan(500)

  await lengthenList(page, 40)
  await page.emulateMedia({ media: null })
  await page.reload()
  await expect(page.getByRole('group', { name: 'Parts on the drawing' })).toBeVisible()
  const pages = await printedPages(page)
  expect(pages.map(({ text }) => text.includes('Build Quantity'))).toEqual([false, true, true])
})

test('a list of 400 rows prints without split rows, with header and footer on every page (LOOKUP-22)', async ({
  page,
  open,
}) => {
  await lengthenList(page, 400)
  await open(ben, '/lookup/bom/4RB-BS-100')
  await expect(page.getByText('400 parts')).toBeVisible()
  const pages = await printedPages(page)
  expect(pages.length).toBeGreaterThan(10)
  const wrong = pages.filter(
    ({ paper, text }, index) =>
      paper !== 'A4 landscape' ||
      !text.includes(`Page ${index + 1} of ${pages.length}`) ||
      !text.includes(disclaimer) ||
      !text.includes('BOM 4RB-BS-100') ||
      !text.includes('Description Part Number Build Quantity Price Discount Price Weight'),
  )
  expect(wrong).toEqual([])
  // The three lines of a row stay on one page: its first and last words are followed by its number.
  const rows = pages.flatMap(({ text }) => text.match(/First line .*? last line P-\d{4}/g) ?? [])
  expect(rows.map((row) => row.slice(-4))).toEqual(
    Array.from({ length: 400 }, (_, index) => String(index + 1).padStart(4, '0')),
  )
})

test('the whole BOM downloads as CSV (LOOKUP-06)', async ({ page, open }) => {
  await open(ben, '/lookup/serial/100234?path=4RB-WE-10')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Documents' }).click()
  await page.getByRole('menuitem', { name: 'Download BOM as CSV' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('BOM-4RB-EM-100-100234.csv')
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  const csv = bytes.toString('utf8')
  expect(csv.startsWith('\uFEFFLevel,Assembly,No.,Description,Part Number,Build Quantity')).toBe(true)
  expect(csv).toContain(
    '\r\n2,4RB-EM-100 > 4RB-WE-10,1,"Screw, hex cap 5/8-11 x 2.25",118204,8,EA,4.85,4.24,0.3\r\n',
  )
})

/** Keeps the print dialog open and marks the page; in a browser without a window, the dialog closes at once. */
async function keepPrintOpen(page: Page) {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printing'] = ''
      window.dispatchEvent(new Event('beforeprint'))
    }
    window.addEventListener('afterprint', (event) => event.stopImmediatePropagation(), { capture: true })
  })
}

/** Replaces the BOM's lines with `count` copies of the first one, each with three lines of text. */
async function lengthenList(page: Page, count: number) {
  await page.route('**/api/lookup/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { bom: { parts: Line[] } }
    const isFlat = route.request().url().endsWith('4RB-BS-100')
    const [first] = body.bom.parts
    if (!first) throw new Error('The BOM has no lines.')
    const lines = Array.from({ length: count }, (_, index) => ({
      ...first,
      parts: [],
      partNumber: `P-${String(index + 1).padStart(4, '0')}`,
      description: `First line ${'of a long description '.repeat(index % 9 === 0 ? 12 : 1)}last line`,
    }))
    if (isFlat) body.bom.parts = lines
    else for (const line of body.bom.parts) line.parts = lines
    await route.fulfill({ json: body })
  })
}

interface Line {
  parts: unknown[]
}
