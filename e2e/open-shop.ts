import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { copyRunning } from '@volute/server/copy-embedded'
import { runShop } from './run-shop.ts'

// One shop of a run loads the demo world; the others start as copies of it.
const { LIKE: like, DATA_DIR: dataDir = '' } = process.env
if (like) {
  if (!(await copyRunning(like, join(dataDir, 'database')))) throw new Error(`No shop runs on ${like}.`)
  cpSync(join(like, 'files'), join(dataDir, 'files'), { recursive: true })
}

await runShop({
  DEMO: 'on',
  DOCUMENT_HOSTS: 'docs.example',
  LINK_CATALOGUE: 'https://catalogue.example/{type}',
  LINK_ASSETS: 'https://assets.example/?bom={bom}&serial={serial}',
})
