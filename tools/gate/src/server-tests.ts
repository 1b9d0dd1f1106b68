import { withoutSlow } from './deploy-tests.ts'
import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { nothing } from './outcome.ts'
import { type Choice, type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const alone = 'npm run check:postgres --'

/** Server tests that need PostgreSQL alone, or those of some files. */
export const serverTests = (files: string[] = []): Step =>
  testsOnPostgres('Server', ['server'], { files, alone, env: files.length > 0 ? {} : withoutSlow })

interface OnPostgres extends Choice {
  /** Clock and zone of the tests and of their database, where they are not the machine's. */
  clock?: Record<string, string>
}

/** Tests of these projects on a PostgreSQL that exists only for them, or on the embedded database where there is none. */
export function testsOnPostgres(
  name: string,
  projects: string[],
  { clock = {}, env = {}, ...choice }: OnPostgres,
): Step {
  return async (stop) => {
    const programs = await ensurePostgres(stop)
    if (!programs) {
      console.log(
        '\n!!! LEFT OUT: the server is NOT tested on PostgreSQL, but on the embedded database alone. There is no initdb on this machine and no way to install it (Debian: apt-get install postgresql). !!!\n',
      )
      return vitest(`${name} on the embedded database`, projects, { ...choice, env: { ...env, ...clock } })(
        stop,
      )
    }
    const cluster = await openThrowawayPostgres(programs, false, clock)
    try {
      // A file waits for its database half of the time; two at once fill each other's waits.
      const all = { ...env, ...clock, TEST_DATABASE_URL: cluster.url, VITEST_MAX_WORKERS: '2' }
      return await vitest(`${name} on ${cluster.version}`, projects, { ...choice, env: all })(stop)
    } finally {
      await cluster.close()
    }
  }
}

/** Several processes on one PostgreSQL: restarts behind an nginx, and a pooler. */
export const severalProcesses: Step = async (stop) => {
  const nginx = await ensureServer('nginx', stop)
  const pgbouncer = await ensureServer('pgbouncer', stop)
  if (!(await ensurePostgres(stop)) || !nginx || !pgbouncer) {
    console.log(
      '\n!!! LEFT OUT: several processes behind nginx and a pooler were NOT tested (Debian: apt-get install postgresql nginx pgbouncer). !!!\n',
    )
    return nothing
  }
  const env = { NGINX_PATH: nginx, PGBOUNCER_PATH: pgbouncer }
  return testsOnPostgres('Several processes', ['server'], {
    env,
    alone,
    files: ['rolling-restart.test.ts', 'pooler.test.ts'],
  })(stop)
}

/** The embedded database's own tests, and a walk through the shop on it. */
export const embeddedTests: Step = vitest('Server on the embedded database: its own and a walk', ['server'], {
  files: [...embeddedOnly, ...embeddedWalk],
})
