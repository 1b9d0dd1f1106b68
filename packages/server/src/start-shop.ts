import { setTimeout as wait } from 'node:timers/promises'
import { durations } from '@volute/domain/kernel'
import { buildApp } from './app.ts'
import { buildStaleWeb } from './build-stale-web.ts'
import type { Shop } from './context.ts'
import { DatabaseRefusal, openDatabase, watchEmbedded } from './db/index.ts'
import { openDemo } from './demo/index.ts'
import { politeClosing } from './http/close-politely.ts'
import { openLog } from './log.ts'
import { openShop, type RunningShop } from './open-shop.ts'
import { readSettings, WrongSetting } from './settings.ts'

/**
 * Starts the shop: settings, database, demo world when empty, workers, HTTP; in that order, and stops in the reverse.
 * Told to end it first says that it is not ready; 10 seconds after its drain it has ended, whatever its callers do.
 * A port that is given takes the place of the shop's own, such as another ERP than the order desk. Without the web app none
 * is built, and nobody is welcomed to it.
 */
export async function startShop(
  environment: Record<string, string | undefined>,
  ports: Pick<Partial<Shop>, 'erp'> = {},
  hasWeb = true,
): Promise<void> {
  try {
    await start(environment, ports, hasWeb)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : sayListenError(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

const notice = { silent: durations.stopSilent, everybody: durations.stopRequests }

async function start(
  environment: Record<string, string | undefined>,
  ports: Pick<Partial<Shop>, 'erp'>,
  hasWeb: boolean,
) {
  const settings = readSettings(environment)
  const log = openLog(settings.logLevel)
  const demo = settings.demo ? await openDemo() : undefined
  if (settings.servesWeb && hasWeb) await buildStaleWeb()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log, ports)
  await demo?.seed(shop)
  if (settings.runsWorkers) await shop.startWorkers()
  const app = settings.servesWeb ? await buildApp(shop) : undefined
  stopWhenTold(shop, app && politeClosing(app, notice))
  void shop.databaseGone.then(() => {
    if (shop.isStopping) return
    log.fatal('the embedded database has ended')
    // Without its database the shop has nothing left to end in order.
    process.exit(1)
  })

  if (opened.embedded) watchEmbedded(opened.db, opened.embedded, log)
  const address = await app?.listen({ port: settings.port, host: settings.host })
  if (address && demo && hasWeb) process.stdout.write(demo.welcome(address))
}

/** Readiness turns first; then callers, queue and database, in that order; and at last the process, whatever is left. */
function stopWhenTold(shop: RunningShop, closeApp: (() => Promise<void>) | undefined) {
  let toldAt = 0
  async function stop() {
    if (shop.isStopping) {
      // Who asks again does not want to wait; npm passes on a Ctrl-C that the shop has had already.
      if (performance.now() - toldAt > durations.stopAgain) process.exit(1)
      return
    }
    toldAt = performance.now()
    shop.isStopping = true
    await wait(shop.settings.drainMilliseconds)
    setTimeout(() => process.exit(0), durations.stop)
    await closeApp?.()
    await shop.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
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
