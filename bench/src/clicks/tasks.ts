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

const button = (page: Page, name: string) => page.getByRole('button', { name })

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
