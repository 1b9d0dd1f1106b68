import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { erps } from '@volute/demo/erp-exports'
import { workbenchMessages } from '@volute/domain/workbench/workbench'
import { test } from './appointed-shop.ts'
import { expectWork } from './expect-work.ts'
import { fillCheckout } from './fill-checkout.ts'
import { expect } from './fixtures.ts'

const ada = 'ada@harrow.example'
const dana = 'dana@riverbend.example'
const company = 'Riverbend Irrigation'
const password = 'First-Own-Pass-1'
/** A pump, its wet end and its rotating element, in the order in which the shop lists them. */
const scanned = ['4RB-EM-100', '4RB-RE-10', '4RB-WE-10']

const title =
  'a maker’s first day, from an empty shop to the first distributor’s order, as docs/go-live.md tells it'
test(title, { tag: '@deploy' }, async ({ page, browser, receiveMail, temporaryPassword }) => {
  test.slow()
  const button = (name: string) => page.getByRole('button', { name, exact: true }).last()
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()

  await test.step('the administrator signs in for the first time', async () => {
    await page.goto('/login')
    await link('Forgot your password?').click()
    await expect(page.getByRole('heading', { name: 'Verify Email Address' })).toBeVisible()
    await page.getByLabel('Email').fill(ada)
    await button('Send Verification Email').click()
    await link('Enter temporary password').click()
    await expect(page).toHaveURL('/login/temporary-password')
    await page.getByLabel('Email').fill(ada)
    await page.getByLabel('Temporary Password').fill(await temporaryPassword(ada))
    await button('Sign In').click()
    await saveOwnPassword(page)
  })

  await test.step('the exports are uploaded into a draft and mapped', async () => {
    await button('Menu').click()
    await link('Workbench').click()
    await expect(button('Upload Files')).toBeVisible()
    const exported = await erps.german()
    await uploadFiles(page, exported)
    for (const { name } of exported) await mapTable(page, name)
    await button('Compare').click()
    await expectWork(button('Publish Now')).toBeEnabled()
  })

  await test.step('the scans are uploaded into the draft, and their callouts are detected', async () => {
    const scanner = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
    const scans = []
    for (const number of scanned)
      scans.push({ name: `${number}.png`, content: await scanOf(scanner, number) })
    await scanner.close()
    await uploadFiles(page, scans)
    await expectWork(page.getByRole('table', { name: 'Drawings' }).getByText('To review')).toHaveCount(
      scanned.length,
    )
  })

  await test.step('each drawing is reviewed', async () => {
    await page.getByRole('table', { name: 'Drawings' }).getByRole('link').first().click()
    for (const number of scanned) await lookAt(page, number)
    await expect(page.getByText('Reviewed', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'The draft' }).click()
  })

  await test.step('the draft is published', async () => {
    await button('Compare').click()
    await expectWork(button('Publish Now')).toBeEnabled()
    await expect(button('Publish At…')).toBeEnabled()
    await button('Publish Now').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish Now' }).click()
    await expectWork(button('Roll Back')).toBeVisible()
  })

  // The server's tests check that all three exports produce the same catalogue; `GO_LIVE=all` shows it on screen.
  if (process.env['GO_LIVE'] === 'all')
    await test.step('the same catalogue exported by two other ERPs changes nothing', async () => {
      for (const erp of ['workbooks', 'flat'] as const) await uploadAgain(page, erp)
    })

  await test.step('the first distributor gets a company, and its administrator an invitation', async () => {
    await button('Menu').click()
    await link('Manage Companies').click()
    await button('Add Customer').click()
    await page.getByLabel('Company Name').fill(company)
    await page.getByRole('combobox', { name: 'Account Identifier' }).fill('RIV-1042')
    await page.getByRole('combobox', { name: 'Distributor Code' }).fill('GB-1')
    await page.getByLabel('Distributor Name').fill('Great Basin Pump Supply')
    await page.getByLabel('Administrator’s Email').fill(dana)
    await button('Create and Send Invitation').click()
    await expect(page.getByText(`The invitation is on its way to ${dana}.`)).toBeVisible()
  })

  await test.step('the invited user signs in, looks up a pump and orders', async () => {
    const { text = '' } = await receiveMail(dana, /invites you/)
    const own = await browser.newPage()
    await own.goto(/https?:\/\/[^/]+(\/accept-invite\S+)/.exec(text)?.[1] ?? '')
    await own.getByLabel('Name').fill('Dana Reyes')
    await own.getByRole('checkbox', { name: /Privacy Policy/ }).check()
    await own.getByLabel('Password', { exact: true }).fill(password)
    await own.getByRole('button', { name: 'Accept' }).click()
    await expect(own).toHaveURL(/\/dashboard/)
    await order(own)
  })
})

/** A drawing of the demo as a scanner would save it. */
async function scanOf(page: Page, partNumber: string): Promise<Buffer> {
  const drawing = await readFile(
    new URL(`../demo/catalogue/drawings/${partNumber}.svg`, import.meta.url),
    'utf8',
  )
  await page.setContent(`<body style="margin: 0; background: white">${drawing}`)
  return page.screenshot({ fullPage: true })
}

/** Uploads files and waits until all of them are in the draft. */
async function uploadFiles(page: Page, files: readonly { name: string; content: Buffer }[]) {
  await page
    .getByLabel('Files to upload')
    .setInputFiles(
      files.map(({ name, content }) => ({ name, mimeType: 'application/octet-stream', buffer: content })),
    )
  const table = page.getByRole('table', { name: 'Files' })
  for (const { name } of files) await expectWork(table.getByRole('row', { name })).toBeVisible()
}

/** Confirms every checkbox of a table, and saves its mapping. */
async function mapTable(page: Page, name: string) {
  const files = page.getByRole('table', { name: 'Files' })
  await expectWork(files.getByRole('row', { name })).not.toContainText('Reading')
  await files.getByRole('link', { name }).click()
  await expect(page.getByLabel('Header row')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectWork(page.getByText(/^[\d,]+ rows?, 0 bad$/)).toBeVisible()
  await page.getByRole('link', { name: /^Back to / }).click()
}

/** Accepts the proposed callouts of the drawing on screen one by one, and marks it as reviewed, which opens the next one. */
async function lookAt(page: Page, number: string) {
  await expect(page.getByRole('heading', { level: 1, name: `${number}.png` })).toBeVisible()
  const callouts = page.getByRole('group', { name: 'Callouts of the drawing' }).getByRole('button')
  await expect(callouts.first()).toBeVisible()
  await page.getByRole('region', { name: /^Drawing: / }).focus()
  await page.keyboard.press('Tab')
  for (let left = await callouts.count(); left > 0; left--) await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Mark as Reviewed' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
}

/** Uploads the catalogue again, as another ERP exports it, and expects nothing to publish. */
async function uploadAgain(page: Page, erp: 'workbooks' | 'flat') {
  await page.goto('/workbench')
  await expect(page.getByRole('heading', { level: 1, name: /Workbench/ })).toBeVisible()
  const exported = await erps[erp]()
  await uploadFiles(page, exported)
  for (const { name } of exported) await mapTable(page, name)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expectWork(page.getByText(workbenchMessages.nothingChanges).first()).toBeVisible()
}

async function saveOwnPassword(page: Page) {
  await page.getByLabel('New Password').fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
}

/** Looks up a pump by its serial number, follows the balloons of the published scans to a part, and orders it. */
async function order(page: Page) {
  await page.getByLabel('Search type').selectOption('Serial')
  await page.getByLabel('Search by BOM, part or serial number').fill('100234')
  await page.keyboard.press('Enter')
  for (const partNumber of ['4RB-WE-10', '4RB-RE-10'])
    await page.getByRole('button', { name: new RegExp(`^\\d+, .*${partNumber}$`) }).click()
  await page.getByRole('button', { name: 'Add Key, square 1/4 x 1.50 to cart' }).click()
  await page.getByRole('link', { name: 'Shopping Cart, 1 line, 1 item' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expectWork(page).toHaveURL(/\/order-complete\/\d+$/)
}
