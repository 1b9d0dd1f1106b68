import type { Browser, Page } from '@playwright/test'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

const GOAL_MS = '50'

/** Pastes lists into the quick order, edits a line and adds them to the cart: longest task, on a processor that is not slowed. */
export async function measureLists(browser: Browser, shop: Shop): Promise<Goal[]> {
  const { rows } = await shop.pool.query<{ number: string }>(
    'SELECT part_number AS number FROM parts WHERE is_sellable ORDER BY part_number LIMIT 5000',
  )
  const numbers = rows.map(({ number }) => number)
  const { page, close } = await openSlowedPage(browser, shop)
  await page.addInitScript(watchTasks)
  await page.goto(`${shop.address}/quick-order`)
  await page.getByText('Type a part number and press Enter').waitFor()
  await page.waitForLoadState('networkidle')
  const goals: Goal[] = []
  const measure = async (name: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => ((window as unknown as Watched).longest = 0))
    await act()
    await page.waitForTimeout(1_000)
    const longest = await page.evaluate(() => (window as unknown as Watched).longest)
    goals.push({ name: `${name}, longest task, ms, not slowed`, is: longest.toFixed(0), goal: GOAL_MS })
  }
  const count = (of: number) =>
    page.waitForFunction((wanted) => document.querySelectorAll('[data-line]').length === wanted, of)
  await measure('5,000 lines, which are too many for a cart', async () => {
    await paste(page, listOf(numbers, 5_000))
    await seen(page, 'holds at most')
  })
  await measure('500 lines pasted', async () => {
    await paste(page, listOf(numbers, 500))
    await count(500)
  })
  const quantity = page.getByLabel(/^Quantity, /).nth(100)
  await measure('a quantity of 500 edited', async () => quantity.fill('7'))
  await measure('the lines added to the cart', async () => {
    await page
      .locator('button:enabled', { hasText: /^Add (To Cart|\d+ Lines)$/ })
      .first()
      .click()
    await seen(page, 'added to shopping cart.')
  })
  await close()
  return goals
}

const listOf = (numbers: readonly string[], lines: number) =>
  Array.from({ length: lines }, (_, at) => `${numbers[at % numbers.length]}\t${(at % 9) + 1}`).join('\n')

/** Waits for a text by a cheap check: a search through all elements would count as a task of the page. */
const seen = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, { polling: 200 })

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

interface Watched {
  longest: number
}

/** Runs in the page: records the longest task. */
function watchTasks() {
  const watched = window as unknown as Watched
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'longtask' })
}
