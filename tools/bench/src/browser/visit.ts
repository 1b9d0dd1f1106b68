import type { Page } from '@playwright/test'

/** Milliseconds from the navigation's start, and kilobytes transferred. */
export interface Visit {
  firstPaint: number
  shown: number
  kilobytes: number
}

/** Opens a page; returns when it first painted, when the wanted element was there, and its size. */
export async function visit(page: Page, url: string, wanted: string): Promise<Visit> {
  await page.addInitScript(watchFor, wanted)
  // `waitForFunction` would add a script of its own, which a slowed page takes long to compile.
  await Promise.all([page.waitForEvent('console', (said) => said.text() === wanted), page.goto(url)])
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    return {
      firstPaint: paint?.startTime ?? Number.NaN,
      shown: (window as unknown as Watched).shownAt ?? Number.NaN,
      kilobytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    }
  })
}

interface Watched {
  shownAt?: number
}

/** Runs in the page: records the frame after the one that has the wanted element, and logs it once something is painted. */
function watchFor(wanted: string) {
  requestAnimationFrame(look)
  function look() {
    requestAnimationFrame(document.querySelector(wanted) ? note : look)
  }
  function note() {
    ;(window as unknown as { shownAt?: number }).shownAt = performance.now()
    say()
  }
  function say() {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) requestAnimationFrame(say)
    else console.debug(wanted)
  }
}
