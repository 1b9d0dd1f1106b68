import type { Log } from './log.ts'
import type { Shop } from './context.ts'
import { readFace } from './brand/index.ts'
import type { OpenDatabase } from './db/index.ts'
import { limitWait, openOrderDesk } from './erp/index.ts'
import { openFiles } from './files/index.ts'
import { forgetAttempts } from './http/attempts-store.ts'
import { insertMail, openTransport, recoverMails, sendMail } from './mail/index.ts'
import { placeOrder, recoverOrders, watchErp } from './orders/index.ts'
import { openQueue, type Queue } from './queue/index.ts'
import { removeProvisional } from './registration/index.ts'
import { mailTemporaryPassword } from './session/index.ts'
import type { Settings } from './settings.ts'

export interface RunningShop extends Shop {
  /** Starts the workers; orders and mails that wait without a job get one now, and again every minute. */
  startWorkers(recoverMilliseconds?: number): Promise<void>
  /** Settles when the embedded database's process has exited; never on PostgreSQL. */
  databaseGone: Promise<unknown>
  close(): Promise<void>
}

/** Opens everything that the shop's verbs reach on an open database: queue, mail, files and the ERP. */
export async function openShop(
  opened: OpenDatabase,
  settings: Settings,
  log: Log,
  ports: Partial<Shop> = {},
): Promise<RunningShop> {
  const queue = await openQueue(opened, log)
  const transport = openTransport(settings, log)
  const now = ports.now ?? (() => new Date())
  const shop: Shop = {
    db: opened.db,
    settings,
    isStopping: false,
    log,
    now,
    files: await openFiles(settings),
    enqueue: queue.enqueue,
    isUnfinished: queue.isUnfinished,
    retrySoon: queue.retrySoon,
    runNow: queue.runNow,
    inTraceOf: queue.inTraceOf,
    async sendMail(tx, letter) {
      const { brand } = await readFace({ db: tx, settings })
      await queue.enqueue(tx, 'send-mail', { mailId: await insertMail(tx, letter(brand), now()) })
    },
    ...ports,
    erp: limitWait(ports.erp ?? openOrderDesk(opened.db, now), settings.erpMilliseconds),
  }
  let recovery: NodeJS.Timeout | undefined
  let recovering = Promise.resolve()

  function recoverAgain() {
    recovering = recover(shop, queue).catch((error: Error) =>
      log.error({ err: error }, 'nothing could be recovered'),
    )
    return recovering
  }

  return {
    ...shop,
    async startWorkers(recoverMilliseconds = 60_000) {
      await recover(shop, queue)
      recovery = setInterval(() => void recoverAgain(), recoverMilliseconds).unref()
      await queue.work({
        'watch-erp': (_none: object, log) => watchErp({ ...shop, log }),
        'place-order': (job: { salesOrderId: number }, log) => placeOrder({ ...shop, log }, job.salesOrderId),
        'send-mail': (job: { mailId: number }, log) => sendMail({ ...shop, log }, transport, job.mailId),
        'forgotten-password': (job: { email: string }, log) =>
          mailTemporaryPassword({ ...shop, log }, job.email),
      })
    },
    databaseGone: opened.embedded?.gone ?? new Promise(() => {}),
    async close() {
      clearInterval(recovery)
      await recovering
      await queue.stop()
      await opened.close()
    },
  }
}

/** Gives what a killed process left behind its jobs again, and deletes what has expired. */
async function recover(shop: Shop, queue: Queue) {
  await queue.bringBack()
  await recoverOrders(shop)
  await recoverMails(shop)
  await forgetAttempts(shop.db, shop.now())
  await removeProvisional(shop.db, shop.now())
}
