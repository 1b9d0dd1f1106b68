import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser, signedInContext } from '../browser/open-browser.ts'
import { openDemoShop, openNewShop, signInAs } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Count, countHand } from './count-hand.ts'
import { setUpShop } from './first-day.ts'
import { type Task, tasks } from './tasks.ts'

const openDemo = (dataDir: string) => openDemoShop(dataDir, (opened) => opened.startWorkers())
const firstDay: Task = {
  name: 'a maker’s first day, from sign-in to the first invitation',
  email: 'ada@harrow.example',
  goal: { clicks: 30 },
  run: setUpShop,
}

// Names of tasks, or parts of them, count only those.
const isAsked = ({ name }: Task) =>
  process.argv.length < 3 || process.argv.slice(2).some((part) => name.includes(part))
const counts = [...(await countIn(openDemo, tasks)), ...(await countIn(openNewShop, [firstDay]))]
printTable(
  ['task', 'clicks', 'keys', 'texts', 'goal'],
  counts.map(({ name, goal, clicks, keys, texts }) => [
    name,
    ...[clicks, keys, texts].map(String),
    sayGoal(goal),
  ]),
)
if (!counts.every(isReached)) process.exitCode = 1

/** Counts tasks in a shop that is opened for them. */
async function countIn(open: (dataDir: string) => Promise<Shop>, all: readonly Task[]) {
  const asked = all.filter(isAsked)
  if (asked.length === 0) return []
  const dataDir = await mkdtemp(join(tmpdir(), 'volute-clicks-'))
  const shop = await open(dataDir)
  try {
    return await countAll(shop, asked)
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function countAll(shop: Shop, all: readonly Task[]): Promise<(Task & Count)[]> {
  const browser = await openBrowser()
  try {
    const counts: (Task & Count)[] = []
    for (const task of all) counts.push({ ...task, ...(await countTask(browser, shop, task)) })
    return counts
  } finally {
    await browser.close()
  }
}

async function countTask(
  browser: Browser,
  shop: Shop,
  { email, begin, viewport, run }: Task,
): Promise<Count> {
  const path = await begin?.(shop)
  const context = begin
    ? await browser.newContext({ viewport: { width: 1440, height: 900 } })
    : await signedInContext(browser, { ...shop, session: await signInAs(shop.address, email) })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  if (viewport) await page.setViewportSize(viewport)
  const count = await countHand(page)
  await page.goto(shop.address + (path ?? ''))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await run(page)
  await context.close()
  return count
}

function sayGoal(goal: Task['goal']): string {
  return 'clicks' in goal ? `≤ ${goal.clicks} clicks` : `≤ ${goal.keys} keys`
}

function isReached({ goal, clicks, keys }: Task & Count): boolean {
  return 'clicks' in goal ? clicks <= goal.clicks : keys <= goal.keys
}
