import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../browser/open-browser.ts'
import { openDemoShop } from '../open-bench-shop.ts'
import { printTable } from '../print-table.ts'
import type { Shop } from '../shop.ts'
import { fillCart } from './fill-cart.ts'
import { librariesTable } from './libraries-table.ts'
import { type Look, looksTable, metricsTable } from './looks-table.ts'
import { readChunks } from './read-chunks.ts'
import { sayScores } from './say-scores.ts'
import { type Preset, presets, scoreScreen } from './score-screen.ts'
import { screens } from './screens.ts'
import type { Score } from './summarise-runs.ts'
import { weighScreen } from './weigh-screen.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { screen: { type: 'string', default: '' }, runs: { type: 'string', default: '3' } },
})
const unknown = wanted.find((part) => ![...presets, 'sizes'].includes(part))
if (unknown) throw new Error(`There is no part ${unknown}: name phone, desk, sizes, or none for all.`)
const asked = presets.filter((preset) => wanted.length === 0 || wanted.includes(preset))

const dataDir = await mkdtemp(join(tmpdir(), 'volute-looks-'))
const shop = await openDemoShop(dataDir)
try {
  await fillCart(shop, '235626')
  const looks = await lookAtAll(shop)
  printTable(...looksTable(looks))
  if (asked.length > 0) {
    printTable(...metricsTable(looks))
    for (const line of sayScores(looks)) console.log(line)
  }
  printTable(...librariesTable(looks, await readChunks()))
} finally {
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function lookAtAll(shop: Shop): Promise<Look[]> {
  const browser = await openBrowser()
  try {
    const looks: Look[] = []
    for (const screen of screens.filter(({ name }) => name.includes(values.screen))) {
      const weight = await weighScreen(browser, shop, screen)
      const scores = new Map<Preset, Score>()
      for (const preset of asked)
        scores.set(preset, await scoreScreen(shop, screen, { preset, runs: Number(values.runs) }))
      looks.push({ name: screen.name, weight, scores })
    }
    return looks
  } finally {
    await browser.close()
  }
}
