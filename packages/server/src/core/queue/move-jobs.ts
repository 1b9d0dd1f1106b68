import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, PgBoss } from 'pg-boss'
import { jobStatements, type Transaction } from '../db/index.ts'
import { createQueues } from './create-queues.ts'
import type { Job } from './define-job.ts'

/** Returns the query for unfinished jobs, each a `line` of queue and data; undefined if no shop has created its queues. */
export async function unfinishedJobsOf(tx: Transaction): Promise<string | undefined> {
  const { rows } = await tx.execute(jobStatements.hasQueues)
  return rows[0]?.['found'] ? jobStatements.unfinishedLines : undefined
}

/** Creates missing queues and adds jobs, which are attempted again. */
export async function addJobs(
  tx: Transaction,
  jobs: readonly Job[],
  lines: readonly string[],
): Promise<void> {
  const db = withinTransaction(tx)
  const boss = new PgBoss({ db, schedule: false, supervise: false, registerInstance: false })
  await boss.start()
  await createQueues(boss, jobs)
  for (const line of lines) {
    const [name, data] = JSON.parse(line) as [string, string]
    const singletonKey = JSON.stringify(JSON.parse(data))
    await boss.send(name, JSON.parse(data) as object, { singletonKey })
  }
  await boss.stop({ graceful: false })
}

/** Runs the library in the given transaction: it creates its tables in a transaction of its own, which would end the given one. */
function withinTransaction(tx: Transaction): Db {
  const { executeSql } = fromDrizzle(tx, sql)
  const itsOwn = /^\s*BEGIN;\s*(?:SET LOCAL [^;]+;\s*)*(?<statements>[^]*)COMMIT;\s*$/
  return {
    executeSql: (text, values) => executeSql(itsOwn.exec(text)?.groups?.['statements'] ?? text, values),
  }
}
