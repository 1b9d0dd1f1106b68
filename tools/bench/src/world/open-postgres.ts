import { ensurePostgres } from '../../../gate/src/ensure-postgres.ts'
import { openThrowawayPostgres } from '../../../gate/src/throwaway-postgres.ts'

/** Starts a PostgreSQL that lives as long as the run, and installs it if it is missing. */
export async function openPostgres(stop: AbortSignal, { isDurable = false } = {}) {
  const programs = await ensurePostgres(stop)
  if (!programs)
    throw new Error('There is no PostgreSQL on this machine (Debian: apt-get install postgresql).')
  return openThrowawayPostgres(programs, isDurable)
}
