import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningShop } from './fixtures.ts'
import { freePort } from './free-port.ts'

/** A port for a shop, and the folder that it will make; its mails will lie in `mails` of its folder. */
export async function newShop(mails: 'mail' | 'received'): Promise<RunningShop> {
  const dataDir = join(tmpdir(), `volute-journeys-${crypto.randomUUID()}`)
  return { port: await freePort(), dataDir, mails: join(dataDir, mails) }
}

/** What a program `open-*.ts` reads of the shop that it opens. */
export const environmentOf = ({ port, dataDir, mails }: RunningShop) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  MAILS: mails,
})
