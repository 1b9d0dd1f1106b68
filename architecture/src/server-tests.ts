import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { nothing } from './outcome.ts'
import { type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const alone = 'npm run check:postgres --'

/**
 * Server tests, or those of some files: on a PostgreSQL that exists only for them, or, where there is none, on the embedded
 * database.
 */
export function serverTests(files: string[] = [], settings: Record<string, string> = {}): Step {
  return async (stop) => {
    const programs = await ensurePostgres(stop)
    if (!programs) {
      console.log(
        '\n!!! LEFT OUT: the server is NOT tested on PostgreSQL, but on the embedded database alone. There is no initdb on this machine and no way to install it (Debian: apt-get install postgresql). !!!\n',
      )
      return vitest('Server on the embedded database', ['server'], { files })(stop)
    }
    const cluster = await openThrowawayPostgres(programs)
    try {
      // A file waits for its database half of the time; two at once fill each other's waits.
      const env = { TEST_DATABASE_URL: cluster.url, VITEST_MAX_WORKERS: '2', ...settings }
      return await vitest(`Server on ${cluster.version}`, ['server'], { env, files, alone })(stop)
    } finally {
      await cluster.close()
    }
  }
}

/** Several processes on one PostgreSQL: restarts behind an nginx, and a pooler. */
export const severalProcesses: Step = async (stop) => {
  const programs = await ensurePostgres(stop)
  const nginx = await ensureServer('nginx', stop)
  const pgbouncer = await ensureServer('pgbouncer', stop)
  if (!programs || !nginx || !pgbouncer) {
    console.log(
      '\n!!! LEFT OUT: several processes behind nginx and a pooler were NOT tested (Debian: apt-get install postgresql nginx pgbouncer). !!!\n',
    )
    return nothing
  }
  const cluster = await openThrowawayPostgres(programs)
  try {
    const env = { TEST_DATABASE_URL: cluster.url, NGINX_PATH: nginx, PGBOUNCER_PATH: pgbouncer }
    const files = ['rolling-restart.test.ts', 'pooler.test.ts']
    return await vitest('Several processes behind nginx and a pooler', ['server'], { env, files })(stop)
  } finally {
    await cluster.close()
  }
}

/** The embedded database's own tests, and a walk through the shop on it. */
export const embeddedTests: Step = vitest('Server on the embedded database: its own and a walk', ['server'], {
  files: [...embeddedOnly, ...embeddedWalk],
})
