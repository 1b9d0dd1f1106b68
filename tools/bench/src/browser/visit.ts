import type { Page } from '@playwright/test'

/** Milliseconds from the navigation's start, and what came over the wire. */
export interface Visit {
  firstPaint: number
  shown: number
  kilobytes: number
}

/** Opens a page and tells when it first painted, when what the visitor came for stood there, and its size. */
export async function visit(page: Page, url: string, wanted: string): Promise<Visit> {
  await page.addInitScript(watchFor, wanted)
  // `waitForFunction` would put a script of its own into the page, and a slowed one takes long to compile it.
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

/** Runs in the page: notes the frame after the one that has the wanted element, and says so once something is painted. */
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
