import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'
import { newShop } from './new-shop.ts'

/** A run of journeys: its folder, which holds everything that is written on the way, and its shops. */
export interface JourneyRun {
  folder: string
  shops: RunningShop[]
  mailedShop: RunningShop
}

/** Plans a run with this many shops of the demo world; makes nothing yet. */
export async function planRun(demoShops: number): Promise<JourneyRun> {
  // The path of a socket in it must stay short.
  const folder = join(tmpdir(), `journeys-${randomBytes(4).toString('hex')}`)
  const shops = Array.from({ length: demoShops }, () => newShop(folder, 'mail'))
  return { folder, shops: await Promise.all(shops), mailedShop: await newShop(folder, 'received') }
}
