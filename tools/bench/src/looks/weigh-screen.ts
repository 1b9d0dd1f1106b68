import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { signedInContext } from '../browser/open-browser.ts'
import { visit } from '../browser/visit.ts'
import type { Shop } from '../shop.ts'
import type { Screen } from './screens.ts'

const webFolder = fileURLToPath(new URL('../../../../packages/web/dist', import.meta.url))

/** A script or style that a page has fetched. */
export interface Fetched {
  name: string
  /** Bytes with brotli, which browsers ask for where they can: over HTTPS. */
  size: number
  /** Fetched before the page was usable, not later for what may come. */
  isFirst: boolean
}

export interface Weight {
  scripts: Fetched[]
  styles: Fetched[]
  /** Milliseconds from the navigation's start. */
  firstPaint: number
  shown: number
}

/** Loads a screen with an empty cache; `shown` is when it was usable. */
export async function weighScreen(
  browser: Browser,
  shop: Shop,
  { path, isSignedIn, wanted }: Screen,
): Promise<Weight> {
  const context = isSignedIn ? await signedInContext(browser, shop) : await browser.newContext()
  const page = await context.newPage()
  const { firstPaint, shown } = await visit(page, shop.address + path, wanted)
  const fetched = await fetchedBy(page)
  await context.close()
  const ending = (extension: string) =>
    Promise.all(
      fetched
        .filter(({ name }) => name.endsWith(extension))
        .map(async (file) => ({
          name: file.name,
          size: await sizeOf(file),
          isFirst: file.startTime < shown,
        })),
    )
  return { scripts: await ending('.js'), styles: await ending('.css'), firstPaint, shown }
}

/** Milliseconds after which a usable page fetches nothing more: what may be needed soon comes within the first second. */
const QUIET_AFTER_MS = 3000

/** Files that a page has fetched until it is quiet, and when it requested them. */
async function fetchedBy(page: Page) {
  await page.waitForTimeout(QUIET_AFTER_MS)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, encodedBodySize } = entry as PerformanceResourceTiming
      return { name: new URL(name).pathname.slice(1), startTime, encodedBodySize }
    }),
  )
}

/** Size of the compressed file from the build; what came over the wire if it is too small to be compressed, or is made by the server. */
async function sizeOf({ name, encodedBodySize }: { name: string; encodedBodySize: number }): Promise<number> {
  return stat(join(webFolder, `${name}.br`)).then(
    ({ size }) => size,
    () => encodedBodySize,
  )
}
