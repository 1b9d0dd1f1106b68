import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const webFolder = fileURLToPath(new URL('../../../packages/web/dist', import.meta.url))

/** A script or style that a page has fetched. */
export interface Fetched {
  name: string
  /** Bytes by brotli, which browsers ask for where they can: over HTTPS. */
  size: number
  /** Fetched before the page could be used, and not for what may come. */
  isFirst: boolean
}

export interface Weight {
  scripts: Fetched[]
  styles: Fetched[]
  /** Milliseconds from the navigation's start. */
  firstPaint: number
  shown: number
}

/** What a page just visited has fetched, once it rests; `shown` is when it could be used. */
export async function weighScreen(
  page: Page,
  { firstPaint, shown }: { firstPaint: number; shown: number },
): Promise<Weight> {
  await page.waitForLoadState('networkidle')
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime } = entry as PerformanceResourceTiming
      return { name: new URL(name).pathname.slice(1), startTime }
    }),
  )
  const ending = (extension: string) =>
    Promise.all(
      entries
        .filter(({ name }) => name.endsWith(extension))
        .map(async ({ name, startTime }) => ({ name, size: await sizeOf(name), isFirst: startTime < shown })),
    )
  return { scripts: await ending('.js'), styles: await ending('.css'), firstPaint, shown }
}

/** What the build has laid beside a file, or the file itself where it is too small for that. */
async function sizeOf(name: string): Promise<number> {
  const { size } = await stat(join(webFolder, `${name}.br`)).catch(() => stat(join(webFolder, name)))
  return size
}
