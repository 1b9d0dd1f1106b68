import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { durations } from '@volute/domain/core/kernel'
import { buildApp } from './app.ts'
import type { Shop } from '../core/http/context.ts'
import { DatabaseRejection, type OpenDatabase, openDatabase, watchEmbedded } from '../core/db/index.ts'
import { isOwnShop, openDemo } from './demo/index.ts'
import { gracefulClose } from '../core/http/close-gracefully.ts'
import { callTimeouts } from '../core/http/limit-time.ts'
import { openLog } from '../core/log/log.ts'
import { openShop, type RunningShop } from './open-shop.ts'
import { collectWhenIdle, removeLeftovers } from '../core/process/index.ts'
import { readSettings, type Settings, WrongSetting } from '../core/settings/settings.ts'
import { textLog } from '../core/log/text-log.ts'

interface Start {
  /** Replaces one of the shop's own ports, for example the order desk by another ERP. */
  ports?: Pick<Partial<Shop>, 'erp'>
  /** Brings the web app up to date before the shop listens. */
  web?: { isStale: () => boolean; build: () => Promise<void> }
  /** Prints the shop's progress, its address and the people of a demo, if its log is text. */
  isWelcoming?: boolean
}

/**
 * Starts the shop in this order: settings, database, demo world if empty, HTTP, workers; stops in reverse. A signal first
 * turns readiness off; the process exits at most 10 seconds after the drain, regardless of its callers.
 */
export async function startShop(
  environment: Record<string, string | undefined>,
  how: Start = {},
): Promise<void> {
  try {
    await start(environment, how)
  } catch (error) {
    console.error(isForPeople(error) ? error.message : inWords(error as NodeJS.ErrnoException))
    process.exit(1)
  }
}

/** A proxy that is to notice the stop may still send a request on an open connection. */
const noticeOf = ({ drainMilliseconds }: Settings) => ({
  idle: drainMilliseconds > 0 ? durations.stopIdle : 0,
  silent: durations.stopSilent,
  everybody: durations.stopRequests,
})

async function start(
  environment: Record<string, string | undefined>,
  { ports, web, isWelcoming = true }: Start,
) {
  const asked = readSettings(environment)
  const isText = asked.logFormat === 'text'
  const say: (text: string) => void = isText && isWelcoming ? console.log : () => {}
  const log = openLog(asked.logLevel, isText ? textLog((text) => process.stdout.write(text)) : undefined)
  await removeLeftovers().catch((error: Error) => log.warn({ err: error }, 'temporary files are left'))
  const world = asked.mayBeDemo ? await openDemo() : undefined
  const isStale = asked.servesWeb && web?.isStale()
  const isNew = world && !existsSync(join(asked.dataDir, 'database'))
  const work = [isStale && 'building the web app', isNew && 'loading the demo world'].filter(Boolean)
  say(`Starting the shop${work.length > 0 ? `: ${work.join(' and ')}` : ''} …`)
  // Runs while the database is opened and the demo world loaded. A failure is thrown where it is awaited.
  const built = isStale ? web?.build() : undefined
  built?.catch(() => undefined)
  const opened = await openDatabase(asked, log)
  const demo = world && !(await isOwnShop(opened.db, world.cast)) ? world : undefined
  // A shop with an administrator of its own is never a demo: neither its registration nor its links are.
  const settings = world && !demo ? readSettings({ ...environment, DEMO: 'off' }) : asked
  const shop = await openShop(opened, settings, log, ports)
  await demo?.seed(shop)
  await built
  const metrics = settings.metricsPort === undefined ? undefined : await openMetrics(opened)
  const app = settings.servesWeb ? await buildApp(shop, callTimeouts, metrics) : undefined
  stopOnSignal(shop, app && gracefulClose(app, noticeOf(settings)))
  void shop.databaseGone.then(() => {
    if (shop.isStopping) return
    log.fatal('the embedded database has ended')
    // Without its database there is nothing left to close.
    process.exit(1)
  })

  if (opened.embedded) watchEmbedded(opened, opened.embedded, log)
  const { metricsPort = 0, metricsToken, host } = settings
  await metrics?.serve({ port: metricsPort, host, token: metricsToken })
  const address = await app?.listen({ port: settings.port, host })
  // Only once the shop listens: a job left by a killed process may be the cause of its death.
  if (settings.runsWorkers)
    await shop.startWorkers().catch((error: unknown) => {
      // A stop in the meantime closes the database underneath.
      if (!shop.isStopping) throw error
    })
  collectWhenIdle()
  if (address) say(demo ? demo.welcome(address) : `The shop is open at ${address}`)
}

/** Loads the metrics library only if metrics are requested. */
const openMetrics = async (opened: OpenDatabase) => (await import('./open-metrics.ts')).openMetrics(opened)

/** Turns readiness off, then closes HTTP, queue and database in that order, and finally exits regardless of what is left. */
function stopOnSignal(shop: RunningShop, closeApp: (() => Promise<void>) | undefined) {
  let askedAt = 0
  async function stop() {
    if (shop.isStopping) {
      // A second signal means stop now. npm passes on a Ctrl-C that the shop has already received.
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
  error instanceof WrongSetting || error instanceof DatabaseRejection

/** Errors that no sentence helps to fix are printed in full. */
function inWords(error: NodeJS.ErrnoException): string | Error {
  const { code = '', syscall, message, path } = error
  if (code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken by another program: stop that, or take another port, as in \`PORT=3001 npm start\`.`
  if (syscall === 'listen' || code === 'ENOTFOUND')
    return `The shop cannot listen (${message}). Set another PORT or HOST.`
  if (path && ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code))
    return `The shop cannot write ${path} (${code}). Run it as the owner of this folder, or in a copy that you may write.`
  return error
}
