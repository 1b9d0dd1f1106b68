import { quantile } from '../figures.ts'
import { printTable } from '../print-table.ts'
import type { Run } from './run-orders.ts'

/** Prints a run's figures, and its mistakes if there are any. */
export function printRun(database: string, run: Run): void {
  const seconds = (share: number) => `${(quantile(run.durations, share) / 1000).toFixed(1)} s`
  printTable(
    [`orders on ${database}`, ''],
    [
      ['orders placed, each exactly once', run.mistakes.length === 0 ? String(run.orders) : 'NO'],
      ['duration', `${run.seconds.toFixed(0)} s`],
      ['orders a second', (run.orders / run.seconds).toFixed(1)],
      ...[...run.kills].map(([name, kills]) => [`${name} killed`, String(kills)]),
      ['calls made again', String(run.retries)],
      ['spare drafts at the ERP', String(run.spareDrafts)],
      ['alarms to the staff', String(run.incidents)],
      ['until COMPLETED, half', seconds(0.5)],
      ['until COMPLETED, 95 %', seconds(0.95)],
      ['until COMPLETED, the longest', seconds(1)],
    ],
  )
  for (const mistake of run.mistakes.slice(0, 50)) console.log(`✗ ${mistake}`)
}
