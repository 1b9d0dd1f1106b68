import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { labelAddress } from '@volute/domain/service/fleet'
import { toBuffer } from 'qrcode'
import { extractText, getDocumentProxy } from 'unpdf'
import { fillCheckout } from './fill-checkout.ts'
import { expect, test } from './fixtures.ts'
import { fillFleet } from './shop-session.ts'
import { tabTo } from './tab-to.ts'

const admin = 'admin@alder.example'

const pasted = `100234 100235 100871 101406 102117 103950 0098412 100640 102588 T60118 T60119 T60342 T60397
  T60205-D T60288-D VT-20771 VT-20854 VT-21230 VT-21466 SC-88120 SC-88121 SC-88305 SC-88512 MF-4410 MF-4411 MF-4467
  MF-4520 S20-7731 S20-7732 S20-8054 mf-4410 sc-88120 vt-20771 t60118
  100236 T60998 XX-1 4RB 888-B nothing`
  .split(/\s+/)
  .join('\n')

/** Chooses the picture of a code in the sheet that the search's camera opens. */
async function scan(page: Page, text: string, isMobile = false) {
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: "Scan a pump's label" }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Scan a Label' })
  const buffer = await toBuffer(text, { errorCorrectionLevel: 'Q', scale: 6 })
  await sheet
    .getByLabel('Picture of a label')
    .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer })
  return sheet
}

async function textOf(download: Download): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  return (await extractText(pdf)).text.join(' ')
}

test('a pasted list becomes a fleet, and a scanned label leads to its pump and its seal (FLEET-05, FLEET-06, FLEET-17, FLEET-21, FLEET-22)', {
  tag: '@desk',
}, async ({ page, baseURL, open, expectAccessible }) => {
  await open(admin, '/fleet')
  const report = page.getByRole('dialog', { name: 'Add Pumps' })
  await test.step('6 of 40 pasted serial numbers are not found, and a near match is added by one click', async () => {
    await page.getByLabel('Serial Numbers').fill(pasted)
    await expect(page.getByText('40 serial numbers in the list.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Add Pumps' }).click()
    await expect(report.getByText(/, 6 not found$/)).toBeVisible()
    await expectAccessible()
    await report
      .getByRole('button', { name: /^Add \S+ 4RB in the place of 100236$/ })
      .first()
      .click()
    await expect(report.getByText(/, 5 not found$/)).toBeVisible()
    await report.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^My Pumps 30$/ })).toBeVisible()
    await expectAccessible()
  })

  await test.step('the label of a pump is downloaded as PDF', async () => {
    await page.getByPlaceholder('Filter by tag, nickname, serial or model...').fill('100234')
    await expect(page.getByRole('heading', { level: 1, name: 'My Pumps 1' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select 100234' }).check()
    await page.getByRole('button', { name: 'Print Labels (1)' }).click()
    await page.getByRole('radio', { name: '40 mm' }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    expect(await textOf(await download)).toContain('100234')
  })

  await test.step('the code is read from a picture, and Enter opens the pump', async () => {
    const sheet = await scan(page, labelAddress(baseURL ?? '', '100234'))
    await expect(sheet.getByText('Pump 100234 · 4RB')).toBeVisible()
    await expectAccessible()
    await expect(sheet.getByRole('button', { name: 'Open Pump' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fleet\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: '100234' })).toBeVisible()
  })

  await test.step("the pump's seal is added to the cart", async () => {
    await page.getByRole('button', { name: /^Add Kit, seal, 1.750/ }).click()
    await expect(page.getByText('Part Added')).toBeVisible()
    await page.goto('/shopping-cart')
    await expect(page.getByText('for 100234 · ')).toBeVisible()
  })

  await test.step('the quote PDF names the pump and says why the part fits (LINE-09)', async () => {
    await page.getByRole('button', { name: 'Prepare Quote' }).click()
    await page.getByLabel('Quote Name').fill('Seal of the scanned pump')
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Save Quote' }).click()
    await expect(page).toHaveURL('/sales-quotes')
    await page.getByRole('link', { name: 'Seal of the scanned pump' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const paper = await textOf(await download)
    expect(paper).toMatch(/for 100234 · .* · no\. 2/)
    expect(paper).toMatch(/Fits: /)
  })
})

test('a foreign code is shown and not opened (FLEET-16, FLEET-22)', async ({ page, isMobile, open }) => {
  await open(admin, '/shopping-cart')
  const sheet = await scan(page, 'https://elsewhere.example/machines/9', isMobile)
  await expect(sheet.getByText('Not one of our pumps')).toBeVisible()
  await expect(sheet.getByText('https://elsewhere.example/machines/9')).toBeVisible()
  await expect(page).toHaveURL('/shopping-cart')
})

test('a pump is tagged, serviced, retired and added again by keyboard (FLEET-07, FLEET-10, FLEET-12, FLEET-13, FLEET-14)', {
  tag: '@desk',
}, async ({ page, request, attempt, open, expectAccessible }) => {
  await fillFleet(request, admin, ['VT-20854'])
  await open(admin, '/p/VT-20854')
  await expect(page).toHaveURL(/\/fleet\/\d+$/)
  const press = async (name: string | RegExp) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  const tag = `P-${attempt}`
  await press('Edit')
  await expect(page.getByRole('dialog', { name: /^Edit / })).toBeVisible()
  await tabTo(page, /^Tag/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(tag)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: tag })).toBeVisible()

  const history = page.getByRole('region', { name: 'History' })
  await page.getByRole('link', { name: 'History' }).focus()
  await page.keyboard.press('Enter')
  await press('Add Service Entry')
  const entry = page.getByRole('dialog', { name: 'Add Service Entry' })
  await expect(entry).toBeVisible()
  await press('Save Entry')
  await expect(entry.getByText('Describe the work, or add a part.')).toBeVisible()
  await page.keyboard.type(`Packing replaced ${attempt}`)
  await press('Add by Number')
  await tabTo(page, 'Part number 1')
  await page.keyboard.type('118202')
  await expectAccessible()
  await press('Save Entry')
  await expect(history.getByText(`Packing replaced ${attempt}`)).toBeVisible()
  await expect(history.getByRole('link', { name: '118202' }).first()).toBeVisible()
  await expectAccessible()

  await press('Retire')
  const question = page.getByRole('dialog', { name: 'Retire this pump?' })
  await expect(question).toBeVisible()
  await press(/^Retire$/)
  await expect(question).toBeHidden()
  await expect(page.getByText('Retired', { exact: true })).toBeVisible()
  await press('Add Again')
  await expect(page.getByText('Retired', { exact: true })).toBeHidden()
})

test("a visitor sees a label's facts, signs in and lands on the pump (FLEET-20, FLEET-23, SHELL-16)", {
  tag: '@desk',
}, async ({ page, request, expectAccessible }) => {
  await fillFleet(request, admin, ['MF-4411'])
  await page.goto('/p/mf-4411')
  await expect(page.getByRole('heading', { level: 1, name: 'Pump Model 16MF' })).toBeVisible()
  await expect(page.getByText('MF-4411')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Sign in for parts' }).click()
  await page.getByLabel('Email').fill(admin)
  await page.getByLabel('Password', { exact: true }).fill('Volute-Demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/fleet\/\d+$/)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'My Pumps' })).toBeVisible()
  await expectAccessible()
})
