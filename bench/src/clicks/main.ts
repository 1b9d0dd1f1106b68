import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser, signedInContext } from '../browser/open-browser.ts'
import { openDemoShop, signIn } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { type Count, countHand } from './count-hand.ts'
import { type Task, tasks } from './tasks.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'volute-clicks-'))
const shop = await openDemoShop(dataDir)
try {
  const counts = await countAll(shop)
  printTable(
    ['task', 'clicks', 'goal', 'keys', 'typed'],
    counts.map(({ name, goal, clicks, keys, typed }) => [name, ...[clicks, goal, keys, typed].map(String)]),
  )
  if (counts.some(({ clicks, goal }) => clicks > goal)) process.exitCode = 1
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

async function countTask(browser: Browser, shop: Shop, { email, path, run }: Task): Promise<Count> {
  const session = await signIn(shop.address, email)
  const context = await signedInContext(browser, { ...shop, session })
  const page = await context.newPage()
  const count = await countHand(page)
  await page.goto(`${shop.address}${path}`)
  await run(page)
  await context.close()
  return count
}
