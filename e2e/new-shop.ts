import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** A port for a shop, and its data folder within another one; its mails will lie in `mails` of its folder. */
export async function newShop(folder: string, mails: 'mail' | 'received'): Promise<RunningShop> {
  const port = await freePort()
  const dataDir = join(folder, `shop-${port}`)
  return { port, dataDir, mails: join(dataDir, mails) }
}
