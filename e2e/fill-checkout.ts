import { expect, type Page } from '@playwright/test'

/** Fills all four steps of the checkout on screen, up to the button that submits. */
export async function fillCheckout(page: Page) {
  for (const [label, text] of [
    ['Company Name', 'Riverbend Irrigation'],
    ['Address Line 1', '12 Canal Road'],
    ['City', 'Fresno'],
    ['Zip', '93706'],
    ['PO Number', '88-2001'],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel('State').selectOption('California')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Carrier').selectOption('Contact Customer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await goOnFromReview(page)
  await page.getByRole('checkbox', { name: /I have reviewed this order/ }).check()
}

/** Goes on from the third step, once it is the one that is open: the step before has its button while it folds. */
export async function goOnFromReview(page: Page) {
  await expect(page.getByRole('button', { name: /Review Cart\s*, active/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue' }).click()
}
