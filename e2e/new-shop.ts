import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** Plans a shop: a port, and a data folder inside `folder`; its mails go to the subfolder `mails`. */
export async function newShop(folder: string, mails: 'mail' | 'received'): Promise<RunningShop> {
  const port = await freePort()
  const dataDir = join(folder, `shop-${port}`)
  return { port, dataDir, mails: join(dataDir, mails) }
}
