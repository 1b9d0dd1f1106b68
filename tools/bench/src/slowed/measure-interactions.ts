import type { Browser, Page } from '@playwright/test'
import { selectors } from '../browser/selectors.ts'
import { visit } from '../browser/visit.ts'
import { slowBoms } from '../catalogue/bench-numbers.ts'
import { quantile } from '../figures.ts'
import type { Shop } from '../shop.ts'
import { type Goal, openSlowedPage } from './slowed-page.ts'

const TIMES = 10
const GOAL_MS = '100'

/** Types, adds and drills down into assemblies; each figure is the median of a share of ten, from the press to the next paint. */
export async function measureInteractions(browser: Browser, shop: Shop, share: number): Promise<Goal[]> {
  const inList = { of: `a list of ${slowBoms.longest.lines.toLocaleString('en-US')}`, path: slowBoms.longest }
  const inNested = { of: 'a BOM of assemblies', path: slowBoms.nested }
  const acts = [
    { name: 'a keystroke', ...inList, act: typeDigit },
    { name: 'an add', ...inList, act: addRow },
    { name: 'a drill-down, to its rows', ...inNested, act: drill },
  ]
  const goals: Goal[] = []
  for (const { name, of, path, act } of acts) {
    const { page, slow, close } = await openSlowedPage(browser, shop)
    await page.addInitScript(watchInteractions)
    await visit(page, `${shop.address}/lookup/bom/${path.number}`, selectors.row)
    await page.waitForLoadState('networkidle')
    // One-time loads happen before: the toasts' code, the first press.
    await act(page, 0)
    await page.waitForTimeout(1_500)
    await slow()
    const taken: number[] = []
    for (let time = 1; time < TIMES * share + 1; time++) taken.push(await act(page, time))
    goals.push({ name: `${name} in ${of}, ms`, is: quantile(taken, 0.5).toFixed(0), goal: GOAL_MS })
    await close()
  }
  return goals
}

async function typeDigit(page: Page, time: number): Promise<number> {
  if (time === 0) await page.locator(`${selectors.list} tbody input`).nth(2).focus()
  return longestWhile(page, () => page.keyboard.press(String((time % 9) + 1)))
}

async function addRow(page: Page, time: number): Promise<number> {
  const add = page.locator(`${selectors.list} button[aria-label$="to cart"]`).nth(time % 5)
  await add.hover()
  return longestWhile(page, async () => {
    await page.mouse.down()
    await page.mouse.up()
  })
}

/** Time from the press to the frame that shows the assembly's rows. */
async function drill(page: Page): Promise<number> {
  const button = page.locator(`${selectors.list} [data-drill]`).first()
  await button.hover()
  await page.evaluate(watchDrill)
  await page.mouse.down()
  await page.mouse.up()
  const taken = await page.waitForFunction(
    () => (window as unknown as { drillTook?: number }).drillTook ?? false,
  )
  const ms = Number(await taken.jsonValue())
  await page.waitForTimeout(400)
  await page.goBack()
  await button.waitFor()
  await page.waitForTimeout(400)
  return ms
}

/** Runs in the page: records the time from the next press to the paint that no longer shows any assembly. */
function watchDrill() {
  const watched = window as unknown as { drillTook?: number | undefined }
  watched.drillTook = undefined
  window.addEventListener('pointerup', ({ timeStamp }) => look(timeStamp), { once: true, capture: true })
  function look(from: number) {
    requestAnimationFrame(() => {
      const isThere =
        !document.querySelector('section[aria-label="Parts"] [data-drill]') &&
        document.querySelector('section[aria-label="Parts"] tbody td')
      if (!isThere) return look(from)
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (watched.drillTook = performance.now() - from), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
}

/** Longest time that an event of `act` waited for its paint, in steps of 8 ms; less than 16 ms counts as 16. */
async function longestWhile(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => ((window as unknown as { taken: number }).taken = 16))
  await act()
  await page.waitForTimeout(400)
  return page.evaluate(() => (window as unknown as { taken: number }).taken)
}

/** Runs in the page. */
function watchInteractions() {
  const watched = window as unknown as { taken: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as { interactionId?: number }).interactionId)
        watched.taken = Math.max(watched.taken, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
