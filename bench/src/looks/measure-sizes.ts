import type { Browser } from '@playwright/test'
import { signedInContext } from '../browser/open-browser.ts'
import { visit } from '../browser/visit.ts'
import { sayMs } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Chunks, readChunks } from './read-chunks.ts'
import { type Screen, screens } from './screens.ts'
import { type Fetched, weighScreen, type Weight } from './weigh-screen.ts'

const LIBRARIES = 8

/** Visits each screen with an empty cache and prints what it fetched, and which libraries the scripts are made of. */
export async function measureSizes(browser: Browser, shop: Shop): Promise<void> {
  const chunks = await readChunks()
  const weighed: { screen: Screen; weight: Weight }[] = []
  for (const screen of screens) weighed.push({ screen, weight: await weigh(browser, shop, screen) })
  printTable(
    ['Screen', 'script kB', 'style kB', 'later kB', 'first paint ms', 'shown ms'],
    weighed.map(({ screen, weight: { scripts, styles, firstPaint, shown } }) => [
      screen.name,
      kilobytes(scripts.filter(({ isFirst }) => isFirst)),
      kilobytes(styles.filter(({ isFirst }) => isFirst)),
      kilobytes([...scripts, ...styles].filter(({ isFirst }) => !isFirst)),
      sayMs(firstPaint),
      sayMs(shown),
    ]),
  )
  printLibraries(weighed, chunks)
}

async function weigh(browser: Browser, shop: Shop, { path, isSignedIn, wanted }: Screen): Promise<Weight> {
  const context = isSignedIn ? await signedInContext(browser, shop) : await browser.newContext()
  const page = await context.newPage()
  const moments = await visit(page, shop.address + path, wanted)
  const weight = await weighScreen(page, moments)
  await context.close()
  return weight
}

/** The largest libraries of each screen's first scripts; a library's share of a script is its share of the text. */
function printLibraries(weighed: readonly { screen: Screen; weight: Weight }[], chunks: Chunks) {
  const sums = weighed.map(({ weight }) => librariesOf(weight.scripts, chunks))
  const names = [...new Set(sums.flatMap((sum) => [...sum.keys()]))]
    .toSorted((one, other) => most(sums, other) - most(sums, one))
    .slice(0, LIBRARIES)
  printTable(
    ['Library kB', ...weighed.map(({ screen }) => screen.name)],
    names.map((name) => [name, ...sums.map((sum) => sayKilobytes(sum.get(name) ?? 0))]),
  )
}

function librariesOf(scripts: readonly Fetched[], chunks: Chunks): Map<string, number> {
  const sum = new Map<string, number>()
  for (const { name, size, isFirst } of scripts)
    for (const [library, share] of (isFirst && chunks.get(name)) || [])
      sum.set(library, (sum.get(library) ?? 0) + share * size)
  return sum
}

const most = (sums: readonly Map<string, number>[], name: string) =>
  Math.max(...sums.map((sum) => sum.get(name) ?? 0))

const kilobytes = (fetched: readonly Fetched[]) =>
  sayKilobytes(fetched.reduce((sum, { size }) => sum + size, 0))

const sayKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
