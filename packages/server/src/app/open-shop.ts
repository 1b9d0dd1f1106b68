import type { Log } from '../core/log/log.ts'
import { currentTrace } from '../core/log/trace.ts'
import type { Shop } from '../core/http/context.ts'
import { readBrand } from '../core/brand/index.ts'
import { openCopy, type OpenDatabase, ownTrial } from '../core/db/index.ts'
import { judgeSearches } from '../backoffice/demand/index.ts'
import { limitWait, openErp } from '../core/erp/index.ts'
import { adoptEvents, pumpHistoryReader, watchEvents } from '../core/events/index.ts'
import { openFiles } from '../core/files/index.ts'
import { forgetAttempts } from '../core/http/attempts-store.ts'
import { insertMails, openTransport, recoverMails, sendMailJob } from '../core/mail/index.ts'
import { followErpJob, recoverOrders } from '../buying/orders/index.ts'
import { openQueue, type Queue } from '../core/queue/index.ts'
import { removeProvisional } from '../people/registration/index.ts'
import { sweepPhotos } from '../service/photos/index.ts'
import type { Settings } from '../core/settings/settings.ts'
import { pictureWatch } from '../workbench/import/index.ts'
import { forgetOutdated, publishDue, uploadSweep } from '../workbench/workbench/index.ts'
import { isDemo } from './demo/index.ts'
import { jobs } from './jobs.ts'

export interface RunningShop extends Shop {
  /** Starts the workers. Orders and mails that wait without a job get one now, and again every minute. */
  startWorkers(recoverMilliseconds?: number): Promise<void>
  /** Settles when the embedded database's process has exited; never for PostgreSQL. */
  databaseGone: Promise<unknown>
  close(): Promise<void>
}

/** Opens everything that the shop's handlers use on an open database: queue, mail, files and the ERP. */
export async function openShop(
  opened: OpenDatabase,
  settings: Settings,
  log: Log,
  ports: Partial<Shop> = {},
): Promise<RunningShop> {
  await adoptEvents(opened.db)
  const queue = await openQueue(opened, log, jobs)
  const transport = openTransport(settings, log)
  const now = ports.now ?? (() => new Date())
  const shop: Shop = {
    db: opened.db,
    settings,
    isStopping: false,
    log,
    now,
    isDemo: (db) => isDemo(db, settings),
    files: await openFiles(settings),
    openTrial: async () => (opened.embedded ? openCopy(opened.embedded, log) : ownTrial(opened.db)),
    enqueue: queue.enqueue,
    isUnfinished: queue.isUnfinished,
    retrySoon: queue.retrySoon,
    runNow: queue.runNow,
    inTraceOf: queue.inTraceOf,
    ...mailWriter(queue, settings, now),
    ...ports,
    erp: limitWait(ports.erp ?? openErp(settings.erpUrl, opened.db, now), settings.erpMilliseconds),
  }
  const timers: (NodeJS.Timeout | undefined)[] = []
  const again = { sweepUploads: uploadSweep(shop), watchPictures: pictureWatch(shop) }
  let recovering = Promise.resolve()
  let reading: Awaited<ReturnType<typeof watchEvents>> | undefined

  function recoverAgain() {
    recovering = recover(shop, queue, again).catch((error: Error) =>
      log.error({ err: error }, 'nothing could be recovered'),
    )
    return recovering
  }

  return {
    ...shop,
    async startWorkers(recoverMilliseconds = 60_000) {
      await recover(shop, queue, again)
      timers.push(setInterval(() => void recoverAgain(), recoverMilliseconds).unref())
      reading = await watchEvents(shop.db, [pumpHistoryReader], log)
      await queue.work({ ...shop, transport })
      timers.push(await followOften(shop))
    },
    databaseGone: opened.embedded?.gone ?? new Promise(() => {}),
    async close() {
      for (const timer of timers) clearInterval(timer)
      await recovering
      await reading?.stop()
      await queue.stop()
      await opened.close()
    },
  }
}

function mailWriter(
  queue: Queue,
  settings: Settings,
  now: Shop['now'],
): Pick<Shop, 'sendMail' | 'sendMails'> {
  const sendMails: Shop['sendMails'] = async (tx, letters) => {
    const { brand } = await readBrand({ db: tx, settings })
    const mailIds = await insertMails(
      tx,
      letters.map(({ letter }) => letter(brand)),
      now(),
    )
    const jobs = letters.map(({ trace }, index) => ({ payload: { mailId: mailIds[index] }, trace }))
    await queue.enqueueAll(tx, sendMailJob, jobs)
  }
  return { sendMails, sendMail: (tx, letter) => sendMails(tx, [{ letter, trace: currentTrace() }]) }
}

/** Syncs with the ERP now and at every interval; the queue runs it in one process at a time (STEP-06). */
async function followOften({ db, settings, enqueue, log }: Shop): Promise<NodeJS.Timeout | undefined> {
  if (settings.erpSyncMilliseconds === 0) return undefined
  const follow = () =>
    enqueue(db, followErpJob, {}).catch((error: Error) =>
      log.error({ err: error }, 'the ERP is not followed'),
    )
  await follow()
  return setInterval(() => void follow(), settings.erpSyncMilliseconds).unref()
}

/** Queues jobs again for work left by a killed process, and deletes expired data. */
async function recover(
  shop: Shop,
  queue: Queue,
  { sweepUploads, watchPictures }: Record<'sweepUploads' | 'watchPictures', () => Promise<void>>,
) {
  await queue.bringBack()
  await queue.forgetDone()
  await recoverOrders(shop)
  await recoverMails(shop)
  await publishDue(shop)
  await sweepUploads()
  await watchPictures()
  await forgetOutdated(shop)
  await forgetAttempts(shop.db, shop.now())
  await removeProvisional(shop.db, shop.now())
  await sweepPhotos(shop)
  await judgeSearches(shop)
}
