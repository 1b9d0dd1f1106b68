import { ensureServer } from '../../../gate/src/ensure-server.ts'
import { openPooler } from '../../../../packages/server/test/open-pooler.ts'
import { importFiles } from './import-files.ts'
import type { Ground } from './open-ground.ts'

/** Preparation that a fault needs until it is over. */
export interface Prepared {
  /** Shop settings for this fault, on top of the usual ones. */
  settings: Record<string, string>
  /** Causes the fault and ends it again; returns notes for the report. */
  strike(): Promise<string[]>
  close?(): Promise<void>
}

/** Prepares a fault, or returns the reason why it cannot be tried here. */
type Fault = (ground: Ground, stop: AbortSignal) => Promise<Prepared | string>

const HOUR = 3_600
const noDisk = 'nobody may mount a disk in memory here: it takes Linux and root'
const noClock = 'there is no libfaketime here (Debian: apt-get install libfaketime)'

export const faults: Record<string, Fault> = {
  'the disk of PostgreSQL is full': async ({ database, databaseDisk, mail, mostSeconds, pause }, stop) =>
    databaseDisk
      ? {
          settings: { SMTP_URL: mail.url },
          async strike() {
            for (let second = 0; second < Math.min(20, mostSeconds); second++) {
              await databaseDisk.fill()
              await pause(1, stop)
            }
            await databaseDisk.free()
            if (!database.hasEnded()) return ['PostgreSQL goes on by itself']
            await database.restart()
            return ['PostgreSQL has ended and is started again']
          },
        }
      : noDisk,

  'DATA_DIR is full, mails are files': async (ground, stop) => {
    const { dataDisk } = ground
    if (!dataDisk) return noDisk
    return {
      settings: {},
      async strike() {
        await dataDisk.fill()
        const { ok, said } = await importFiles(ground, {}, stop)
        await ground.pause(10, stop)
        await dataDisk.free()
        const again = await importFiles(ground, {}, stop)
        return [
          `import meanwhile: ${ok ? 'went well' : said}`,
          `import afterwards: ${again.ok ? 'went well' : again.said}`,
        ]
      },
    }
  },

  'S3 is gone for a minute': async (ground, stop) => {
    const { bucket, mail, pause } = ground
    const settings = { SMTP_URL: mail.url, FILES_URL: bucket.url }
    await bucket.start()
    await importFiles(ground, settings, stop)
    return {
      settings,
      async strike() {
        await bucket.end()
        await pause(60, stop)
        await bucket.start()
        return []
      },
      close: bucket.end,
    }
  },

  'PgBouncer is killed and starts again after 5 s': async ({ database, mail, pause }, stop) => {
    const program = await ensureServer('pgbouncer', stop)
    if (!program) return 'there is no PgBouncer here (Debian: apt-get install pgbouncer)'
    const pooler = await openPooler(program, database.url)
    return {
      settings: { SMTP_URL: mail.url, DATABASE_URL: pooler.urlOf(database.url) },
      async strike() {
        await pooler.restart(() => pause(5, stop))
        return []
      },
      close: pooler.close,
    }
  },

  'the mail server is down for an hour, told by a clock that leaps': async (
    { clock, database, mail, pause },
    stop,
  ) => {
    if (!clock) return noClock
    await clock.put(0)
    await database.restart(clock.env)
    return {
      settings: { SMTP_URL: mail.url, ...clock.env },
      async strike() {
        await mail.end()
        for (let leap = 1; leap <= 6; leap++) {
          await pause(5, stop)
          await clock.put((leap * HOUR) / 6)
        }
        await mail.start()
        // Until the attempts that it refused have their next time: the leap is as long as the longest pause between two.
        await pause(2, stop)
        await clock.put(HOUR + 300)
        return []
      },
      close: () => database.restart(),
    }
  },

  'the clock jumps forward by an hour': (ground, stop) => jump(ground, HOUR, stop),
  'the clock is put back by an hour': (ground, stop) => jump(ground, -HOUR, stop),
}

/** Changes the clock of the shop and of PostgreSQL together, as on one machine. */
async function jump({ clock, database, mail, pause }: Ground, seconds: number, stop: AbortSignal) {
  if (!clock) return noClock
  await clock.put(0)
  await database.restart(clock.env)
  return {
    settings: { SMTP_URL: mail.url, ...clock.env },
    async strike() {
      await clock.put(seconds)
      await pause(10, stop)
      return []
    },
    close: () => database.restart(),
  }
}
