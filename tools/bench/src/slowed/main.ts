import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../browser/open-browser.ts'
import { openSlowShop } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import { measureFirstRows } from './measure-first-rows.ts'
import { measureHeap } from './measure-heap.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureLists } from './measure-lists.ts'
import { measureScroll } from './measure-scroll.ts'
import type { Goal } from './slowed-page.ts'

const parts = {
  scroll: measureScroll,
  interactions: measureInteractions,
  first: measureFirstRows,
  heap: measureHeap,
  lists: measureLists,
}
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' } },
})
const unknown = wanted.find((part) => !(part in parts))
if (unknown)
  throw new Error(`There is no part ${unknown}: name ${Object.keys(parts).join(', ')}, or none for all.`)

const kept = process.env['DATA_DIR']
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'volute-slowed-')))
const shop = await openSlowShop(dataDir)
const browser = await openBrowser()
try {
  const goals: Goal[] = []
  for (const [name, measure] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name))
      goals.push(...(await measure(browser, shop, Number(values.share))))
  printTable(
    ['CPU slowed four times', 'is', 'goal'],
    goals.map(({ name, is, goal }) => [name, is, goal]),
  )
} finally {
  await browser.close()
  await shop.close()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
}
