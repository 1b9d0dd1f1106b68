import { type Database, jobStatements, runPrepared } from '../db/index.ts'

/** Milliseconds after which a transaction that adds a job has usually committed. */
const AT_ONCE = 20

interface Telling {
  db: Database
  /** Wakes this process's workers of a queue. */
  wakeAll: (name: string) => void
  /** Called after that; a transaction that took longer is found by a check soon after. */
  whenTold: () => void
  onError: (error: unknown) => void
}

/** Tells the workers of this process, and by NOTIFY those of the others, of queues to which this process has added jobs. */
export function tellOfJobs({ db, wakeAll, whenTold, onError }: Telling) {
  const added = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<unknown> = Promise.resolve()
  let isStopped = false

  function tell() {
    timer = undefined
    const names = [...added]
    added.clear()
    for (const name of names) wakeAll(name)
    whenTold()
    telling = Promise.all([telling, runPrepared(db, jobStatements.tellOfJobs, [names]).catch(onError)])
  }

  return {
    atOnce(name: string): void {
      added.add(name)
      if (!isStopped) timer ??= setTimeout(tell, AT_ONCE).unref()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await telling
    },
  }
}
