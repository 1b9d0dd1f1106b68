import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../../e2e/free-port.ts'
import { killServer, openPostgresFolder, signalServer } from '../world/postgres-folder.ts'

export interface PostgresPair {
  /** URL that names both servers, as in `DATABASE_URL`. */
  url: string
  /** Kills the primary, as a power cut would. */
  killPrimary(): void
  /** Freezes the primary: it accepts connections but answers nothing, like a machine that was cut off. */
  freezePrimary(): void
  promoteStandby(): Promise<void>
  /** Restarts the former primary, as its supervisor would. */
  returnPrimary(): Promise<void>
  close(): Promise<void>
}

/** A primary that acknowledges nothing without its standby; both wait for their disk. */
export async function openPostgresPair(stop: AbortSignal): Promise<PostgresPair> {
  const { folder, call, initialise, start, close } = await openPostgresFolder(stop)
  const [port, standbyPort] = [await freePort(), await freePort()]
  const [data, standbyData] = [join(folder, 'primary'), join(folder, 'standby')]
  const startPrimary = () => start(data, port, { synchronous_standby_names: '*' })
  await initialise(data)
  let primary = await startPrimary()
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
  await call('pg_basebackup', '-R', ...from, '-D', standbyData)
  await start(standbyData, standbyPort)
  return {
    url: `postgres://postgres@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres`,
    killPrimary: () => signalServer(primary, 'SIGKILL'),
    freezePrimary: () => signalServer(primary, 'SIGSTOP'),
    promoteStandby: async () => void (await call('pg_ctl', 'promote', '-D', standbyData)),
    async returnPrimary() {
      await killServer(primary)
      // Its sessions end a moment after the server itself.
      await wait(1_000)
      primary = await startPrimary()
    },
    close,
  }
}
