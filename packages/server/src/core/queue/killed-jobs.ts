import type { JobWithMetadata } from 'pg-boss'

/** Times in a row that its process may be killed over a job before it is given up. */
const MOST_KILLS = 2

/**
 * Assignments for a job whose process was killed: the library, which waits for the heartbeat to run out, does not count these apart. A
 * failure that is told overwrites the count.
 */
export const leftByKilled = `
  state = 'retry', start_after = now(), output = jsonb_build_object('message', 'Its process ended while it was at work.',
    'kills', coalesce((output ->> 'kills')::int, 0) + 1)`

export const hasKilledTooOften = ({ output }: Pick<JobWithMetadata, 'output'>): boolean =>
  ((output as { kills?: number } | null)?.kills ?? 0) >= MOST_KILLS
