import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../browser/open-browser.ts'
import { openDemoShop } from '../open-bench-shop.ts'
import { fillCart } from './fill-cart.ts'
import { measureSizes } from './measure-sizes.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'volute-looks-'))
const shop = await openDemoShop(dataDir)
const browser = await openBrowser()
try {
  await fillCart(shop, '235626')
  await measureSizes(browser, shop)
} finally {
  await browser.close()
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}
