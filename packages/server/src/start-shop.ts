import { setTimeout as wait } from 'node:timers/promises'
import { durations } from '@volute/domain/kernel'
import { buildApp } from './app.ts'
import type { Shop } from './context.ts'
import { DatabaseRefusal, type OpenDatabase, openDatabase, watchEmbedded } from './db/index.ts'
import { openDemo } from './demo/index.ts'
import { gracefulClose } from './http/close-gracefully.ts'
import { callTimeouts } from './http/limit-time.ts'
import { openLog } from './log.ts'
import { openShop, type RunningShop } from './open-shop.ts'
import { removeLeftovers } from './process/index.ts'
import { readSettings, type Settings, WrongSetting } from './settings.ts'

interface Start {
  /** Replaces the shop's own port, such as another ERP instead of the order desk. */
  ports?: Pick<Partial<Shop>, 'erp'>
  /** Brings the web app up to date, before anything is opened. */
  prepareWeb?: () => Promise<void>
  /** Whether a demo says where it is and who may sign in. */
  isWelcoming?: boolean
}

/**
 * Starts the shop: settings, database, demo world when empty, workers, HTTP; in that order, and stops in the reverse.
 * A signal first turns readiness off; 10 seconds after the drain the process has exited, whatever its callers do.
 */
export async function startShop(
  environment: Record<string, string | undefined>,
  how: Start = {},
): Promise<void> {
  try {
    await start(environment, how)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : sayListenError(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

/** A proxy that is to notice the stop may send a request on a connection that it keeps. */
const noticeOf = ({ drainMilliseconds }: Settings) => ({
  idle: drainMilliseconds > 0 ? durations.stopIdle : 0,
  silent: durations.stopSilent,
  everybody: durations.stopRequests,
})

async function start(
  environment: Record<string, string | undefined>,
  { ports, prepareWeb, isWelcoming = true }: Start,
) {
  const settings = readSettings(environment)
  const log = openLog(settings.logLevel)
  await removeLeftovers().catch((error: Error) => log.warn({ err: error }, 'temporary files are left'))
  const demo = settings.demo ? await openDemo() : undefined
  if (settings.servesWeb) await prepareWeb?.()
  const opened = await openDatabase(settings, log)
  const shop = await openShop(opened, settings, log, ports)
  await demo?.seed(shop)
  if (settings.runsWorkers) await shop.startWorkers()
  const metrics = settings.metricsPort === undefined ? undefined : await openMetrics(opened)
  const app = settings.servesWeb ? await buildApp(shop, callTimeouts, metrics) : undefined
  stopOnSignal(shop, app && gracefulClose(app, noticeOf(settings)))
  void shop.databaseGone.then(() => {
    if (shop.isStopping) return
    log.fatal('the embedded database has ended')
    // Without its database there is nothing left to close.
    process.exit(1)
  })

  if (opened.embedded) watchEmbedded(opened.db, opened.embedded, log)
  await metrics?.serve(settings.metricsPort ?? 0, settings.host)
  const address = await app?.listen({ port: settings.port, host: settings.host })
  if (address && demo && isWelcoming) process.stdout.write(demo.welcome(address))
}

/** The library that keeps figures is loaded where somebody asks for them. */
const openMetrics = async (opened: OpenDatabase) => (await import('./open-metrics.ts')).openMetrics(opened)

/** Turns readiness off, then closes HTTP, queue and database in that order, then exits, whatever is left. */
function stopOnSignal(shop: RunningShop, closeApp: (() => Promise<void>) | undefined) {
  let askedAt = 0
  async function stop() {
    if (shop.isStopping) {
      // A second signal means now; npm passes on a Ctrl-C that the shop has received already.
      if (performance.now() - askedAt > durations.stopAgain) process.exit(1)
      return
    }
    askedAt = performance.now()
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

/** Any other error is printed whole. */
function sayListenError(error: NodeJS.ErrnoException) {
  return listenErrors.includes(error.code ?? '')
    ? `The shop cannot listen (${error.message}). Set another PORT or HOST.`
    : error
}
