import { mkdirSync, rmSync } from 'node:fs'
import type { JourneyRun } from './journey-run.ts'
import { type StartedShop, startShop } from './start-shop.ts'

/**
 * Opens the shops of a run in parallel and reports when all of them listen. Ends with its parent process, even if that is
 * killed; then no shop and no file of the run is left.
 */
const { folder, shops, mailedShop } = JSON.parse(process.env['JOURNEYS'] ?? '') as JourneyRun
const started: StartedShop[] = []

mkdirSync(folder)
process.stdin.resume().on('close', () => end(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))

try {
  await Promise.all([openDemoShops(), openMailedShop()])
  console.log('All shops listen.')
} catch (error) {
  console.error((error as Error).message)
  await end(1)
}

/** Opens the first shop with the demo world; the others start as copies of it. */
async function openDemoShops() {
  const [first, ...others] = shops
  if (!first) return
  await open('open-shop', first)
  await Promise.all(others.map((shop) => open('open-shop', shop, { LIKE: first.dataDir })))
}

function openMailedShop() {
  return open(process.env['ERP_URL'] ? 'open-tryton-shop' : 'open-mailed-shop', mailedShop)
}

function open(...shop: Parameters<typeof startShop>) {
  const opened = startShop(...shop)
  started.push(opened)
  return opened.listening
}

async function end(code: number) {
  await Promise.all(started.map(({ stop }) => stop()))
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  process.exit(code)
}
