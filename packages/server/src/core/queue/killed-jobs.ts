import type { JobWithMetadata } from 'pg-boss'

/** Times in a row that its process may be killed over a job before it is given up. */
const MOST_KILLS = 2

/** True for a job over which its process was killed as often; `job-statements.ts` counts it in the output. */
export const hasKilledTooOften = ({ output }: Pick<JobWithMetadata, 'output'>): boolean =>
  ((output as { kills?: number } | null)?.kills ?? 0) >= MOST_KILLS
