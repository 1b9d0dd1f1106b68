import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser, signedInContext } from '../browser/open-browser.ts'
import { openDemoShop, signInAs } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Count, countHand } from './count-hand.ts'
import { type Task, tasks } from './tasks.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'volute-clicks-'))
const shop = await openDemoShop(dataDir, (opened) => opened.startWorkers())
try {
  const counts = await countAll(shop)
  printTable(
    ['task', 'clicks', 'keys', 'texts', 'goal'],
    counts.map(({ name, goal, clicks, keys, texts }) => [
      name,
      ...[clicks, keys, texts].map(String),
      sayGoal(goal),
    ]),
  )
  if (!counts.every(isReached)) process.exitCode = 1
} finally {
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function countAll(shop: Shop): Promise<(Task & Count)[]> {
  const browser = await openBrowser()
  try {
    const counts: (Task & Count)[] = []
    for (const task of tasks) counts.push({ ...task, ...(await countTask(browser, shop, task)) })
    return counts
  } finally {
    await browser.close()
  }
}

async function countTask(browser: Browser, shop: Shop, { email, run }: Task): Promise<Count> {
  const session = await signInAs(shop.address, email)
  const context = await signedInContext(browser, { ...shop, session })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const count = await countHand(page)
  await page.goto(shop.address)
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
