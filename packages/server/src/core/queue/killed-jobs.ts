import type { JobWithMetadata } from 'pg-boss'

/** Times in a row that a job's process may be killed before the job is given up. */
const MOST_KILLS = 2

/** True if a job's process was killed that often; `job-statements.ts` counts the kills in the output. */
export const hasKilledTooOften = ({ output }: Pick<JobWithMetadata, 'output'>): boolean =>
  ((output as { kills?: number } | null)?.kills ?? 0) >= MOST_KILLS
