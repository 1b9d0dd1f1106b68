import type { Page } from '@playwright/test'

/** Fills all four steps of the checkout on screen, up to the submit button, whatever is prefilled. */
export async function fillCheckout(page: Page, poNumber = '88-2001') {
  for (const [label, text] of [
    ['PO Number', poNumber],
    ['Company Name', 'Riverbend Irrigation'],
    ['Address Line 1', '12 Canal Road'],
    ['City', 'Fresno'],
    ['Zip', '93706'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel('State').selectOption('California')
  await page.getByRole('button', { name: 'Shipping and Delivery' }).click()
  await page.getByLabel('Carrier').selectOption('Contact Customer')
  await page.getByRole('button', { name: /^Confirm/ }).click()
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).check()
}
