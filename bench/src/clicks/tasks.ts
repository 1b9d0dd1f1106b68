import type { Locator, Page } from '@playwright/test'

/** Something a person wants done, from a page on which they stand to its end, with as few clicks as the shop allows. */
export interface Task {
  name: string
  email: string
  /** Where it starts; getting there is not counted. */
  path: string
  /** The most clicks that it may take. */
  goal: number
  run: (page: Page) => Promise<void>
}

export const tasks: readonly Task[] = [
  {
    name: 'last month’s order again',
    email: 'ben@riverbend.example',
    path: '/order-history',
    goal: 5,
    run: orderAgain,
  },
  {
    name: 'a quote while acting, mailed',
    email: 'sol@volute.example',
    path: '/dashboard/companies',
    goal: 10,
    run: quoteWhileActing,
  },
]

async function orderAgain(page: Page) {
  const row = page.getByRole('row').filter({ hasText: '87-0988' })
  await row.getByRole('link', { name: /View Details/ }).click()
  await button(page, 'Reorder').click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await typeInto(page.getByLabel('PO Number'), '88-2040')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).click()
  await answered(page, '/api/sales-order', () => button(page, 'Submit Order').click())
}

async function quoteWhileActing(page: Page) {
  await typeInto(page.getByRole('searchbox').last(), 'Riverbend')
  await page
    .getByRole('button', { name: /^Enter/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Quick Order/ }).click()
  await typeInto(page.getByRole('combobox', { name: /Part number/i }), '235626 2')
  await page.keyboard.press('Enter')
  await button(page, /^Add .*to Cart/i).click()
  await page.getByRole('link', { name: /^Shopping Cart/ }).click()
  await button(page, 'Prepare Quote').click()
  await fillQuoteByKeyboard(page)
  await page.getByRole('checkbox', { name: /I have reviewed this/ }).click()
  await button(page, 'Save Quote').click()
  await page.getByRole('link', { name: 'Spring overhaul' }).click()
  await button(page, 'Mail').click()
  await typeInto(page.getByLabel('Send the quote to'), 'ben@riverbend.example')
  await answered(page, '/mail', () => button(page, 'Send').click())
}

/** A first quote in a company is filled in from field to field; a select takes the first letters of its choice. */
async function fillQuoteByKeyboard(page: Page) {
  await page.getByLabel('Quote Name').focus()
  for (const text of ['Spring overhaul', '88-2041']) await typeAndTab(page, text)
  // Saved Customers is empty and disabled.
  for (const text of ['Riverbend Irrigation', '12 Canal Road', '', 'Fresno', 'California', '93706'])
    await typeAndTab(page, text)
  await page.keyboard.press('Enter')
  await page.getByLabel('Carrier').focus()
  await typeAndTab(page, 'Contact')
  await button(page, 'Continue').last().click()
  await page.getByRole('button', { name: /Review Cart.*active/ }).waitFor()
  await button(page, 'Continue').last().click()
}

async function typeAndTab(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Types into a field as a hand does that is in it already; getting there by a click is counted. */
async function typeInto(field: Locator, text: string) {
  const isThere = await field.evaluate((element) => document.activeElement === element)
  if (!isThere) await field.click()
  await field.page().keyboard.type(text)
}

/** Ends a task with an answer of the server that says it is done. */
async function answered(page: Page, path: string, act: () => Promise<void>) {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith(path) && one.ok(),
  )
  await act()
  await answer
}
