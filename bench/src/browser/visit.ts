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
  await page.goto(url)
  await page.waitForFunction(
    () =>
      (window as unknown as Watched).shownAt !== undefined &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )
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

/** Runs in the page: notes the frame after the one that has the wanted element. */
function watchFor(wanted: string) {
  function look() {
    const isThere = document.querySelector(wanted) !== null
    requestAnimationFrame(
      isThere ? () => ((window as unknown as { shownAt?: number }).shownAt = performance.now()) : look,
    )
  }
  requestAnimationFrame(look)
}
