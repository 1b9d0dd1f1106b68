import type { Page } from '@playwright/test'
import { erps } from '@volute/demo/erp-exports'
import { button, field, link, typeInto } from './hand.ts'

/** Sets up an empty shop along its guide: name and look, a catalogue of one export, a customer with an invitation. */
export async function setUpShop(page: Page) {
  await nameShop(page)
  await publishCatalogue(page)
  await link(page, /to the dashboard$/).click()
  await link(page, 'Add a customer').click()
  await typeInto(field(page, 'Company Name'), 'Riverbend Irrigation')
  await typeNext(page, 'RIV-1042', '', 'GB-1', 'Great Basin Pump Supply', 'dana@riverbend.example')
  await button(page, 'Create and Send Invitation').click()
  await page.getByText(/^Riverbend Irrigation has been created/).waitFor()
}

/** Types into the fields after the focused one; an empty text passes its field. */
async function typeNext(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

async function nameShop(page: Page) {
  await link(page, 'Set up the shop').click()
  await typeInto(page.getByLabel('Phone'), '(555) 010-1946')
  await typeNext(page, '', '1 Foundry Road')
  await button(page, 'Save Changes').click()
  await page.getByText('The shop has been saved.').first().waitFor()
  await button(page, /^Write Version 1 of the Terms/).click()
  const terms = page.getByRole('region', { name: 'Terms of Sale' })
  await terms.getByRole('button', { name: /^Add/ }).click()
  await typeInto(terms.getByLabel('Title'), 'Orders')
  await typeNext(page, 'An order is an offer to buy.')
  await terms.getByRole('button', { name: 'Publish Version 1' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click()
  await terms.getByText('Read version 1').waitFor()
  await link(page, /to the dashboard$/).click()
}

async function publishCatalogue(page: Page) {
  const exported = await erps.flat()
  await link(page, 'Upload files').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, 'Upload Files').first().click()
  const files = exported.map(({ name, content }) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: content,
  }))
  await (await chooser).setFiles(files)
  const table = page.getByRole('table', { name: 'Files' })
  for (const { name } of exported) {
    const row = table.getByRole('row', { name })
    await row.getByText(/Reading/).waitFor({ state: 'hidden' })
    await row.getByRole('link', { name }).click()
    await field(page, 'Header row').waitFor()
    for (const box of await page.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.click()
    await button(page, 'Save').last().click()
    await page.getByText(/^[\d,]+ rows?, 0 bad$/).waitFor()
    await link(page, /^Back to /).click()
  }
  await button(page, 'Compare').click()
  await button(page, 'Publish Now').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish Now' }).click()
  await button(page, 'Roll Back').waitFor()
}
