import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'
import { newShop } from './new-shop.ts'

/** A run of journeys: its folder for all files written by the run, and its shops. */
export interface JourneyRun {
  folder: string
  shops: RunningShop[]
  mailedShop: RunningShop
}

/** Plans a run with this many shops of the demo world; creates nothing yet. */
export async function planRun(demoShops: number): Promise<JourneyRun> {
  // Keep the path short, since a socket path in it has a length limit.
  const folder = join(tmpdir(), `journeys-${randomBytes(4).toString('hex')}`)
  const shops = Array.from({ length: demoShops }, () => newShop(folder, 'mail'))
  return { folder, shops: await Promise.all(shops), mailedShop: await newShop(folder, 'received') }
}
