import { openThrowawayPostgres } from './throwaway-postgres.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { type Step, vitest } from './steps.ts'

/** The server's tests once more, on a PostgreSQL that exists only for them. */
export const serverOnPostgres: Step = async (stop) => {
  const programs = await ensurePostgres(stop)
  if (!programs) {
    console.log(
      '\n!!! LEFT OUT: the server was NOT tested on PostgreSQL. There is no initdb on this machine and no way to install it (Debian: apt-get install postgresql). !!!\n',
    )
    return { passed: 0, failed: 0 }
  }
  const cluster = await openThrowawayPostgres(programs)
  try {
    return await vitest(`Server on ${cluster.version}`, ['server'], { TEST_DATABASE_URL: cluster.url })(stop)
  } finally {
    await cluster.close()
  }
}
