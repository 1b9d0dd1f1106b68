import { buildApp } from './app.ts'
import { buildStaleWeb } from './build-stale-web.ts'
import type { Shop } from './context.ts'
import { DatabaseRefusal, openDatabase, watchEmbedded } from './db/index.ts'
import { openDemo } from './demo/index.ts'
import { openLog } from './log.ts'
import { openShop } from './open-shop.ts'
import { readSettings, WrongSetting } from './settings.ts'

/**
 * Starts the shop: settings, database, demo world when empty, workers, HTTP; in that order, and stops in the reverse.
 * A port that is given takes the place of the shop's own, such as another ERP than the order desk.
 */
export async function startShop(
  environment: Record<string, string | undefined>,
  ports: Pick<Partial<Shop>, 'erp'> = {},
): Promise<void> {
  try {
    await start(environment, ports)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : sayListenError(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

async function start(environment: Record<string, string | undefined>, ports: Pick<Partial<Shop>, 'erp'>) {
  const settings = readSettings(environment)
  const log = openLog(settings.logLevel)
  const demo = settings.demo ? await openDemo() : undefined
  if (settings.servesWeb) await buildStaleWeb()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log, ports)
  await demo?.seed(shop)
  if (settings.runsWorkers) await shop.startWorkers()
  const app = settings.servesWeb ? await buildApp(shop) : undefined

  let stopping = false
  async function stop() {
    if (stopping) return
    stopping = true
    await app?.close()
    await shop.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  void shop.databaseGone.then(() => {
    if (stopping) return
    log.fatal('the embedded database has ended')
    // Without its database the shop has nothing left to end in order.
    process.exit(1)
  })

  if (opened.embedded) watchEmbedded(opened.db, opened.embedded, log)
  const address = await app?.listen({ port: settings.port, host: settings.host })
  if (address && demo) process.stdout.write(demo.welcome(address))
}

const isForPeople = (error: unknown): error is Error =>
  error instanceof WrongSetting || error instanceof DatabaseRefusal

const listenErrors = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND']

/** Another mistake than an address in use is told whole. */
function sayListenError(error: NodeJS.ErrnoException) {
  return listenErrors.includes(error.code ?? '')
    ? `The shop cannot listen (${error.message}). Set another PORT or HOST.`
    : error
}
