import { basename } from 'node:path'
import { type Most, openPool } from '../../../core/process/index.ts'
import { ImportRejection } from '../report.ts'
import type { TableAnswer, TableTask } from './tables-process.ts'

/** Limits far above what a table of 600,000 rows needs. */
const MOST: Most = { seconds: 120, megabytes: 1024 }

/** Reads tables in separate processes; throws an `ImportRejection` for one that cannot be read. */
export function openTables(most = MOST) {
  const program = new URL('./tables-process.ts', import.meta.url)
  const ask = openPool<TableAnswer>(program, most, (excess) => `it ${excess}`)
  return async function askTables<Read>(task: TableTask, stop?: AbortSignal): Promise<Read> {
    const answer = await ask(task, stop)
    if ('problem' in answer) throw new ImportRejection(`${basename(task.name)}: ${answer.problem}.`)
    if ('refused' in answer) throw new ImportRejection(answer.refused)
    return answer.read as Read
  }
}

export const askTables = openTables()
