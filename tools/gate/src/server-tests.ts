import { withoutSlow } from './deploy-tests.ts'
import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { nothing } from './outcome.ts'
import { type Choice, type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

const alone = 'npm run check:postgres --'

/** Runs the server tests that need only PostgreSQL, or those of the given files. */
export const serverTests = (files: string[] = []): Step =>
  testsOnPostgres('Server', ['server'], { files, alone, env: files.length > 0 ? {} : withoutSlow })

interface OnPostgres extends Choice {
  /** Clock and time zone of the tests and their database, if different from the machine's. */
  clock?: Record<string, string>
}

/** Runs the tests of these projects on a throwaway PostgreSQL, or on the embedded database if there is none. */
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
      // A test file waits for its database half of the time, so two files run in parallel.
      const all = { ...env, ...clock, TEST_DATABASE_URL: cluster.url, VITEST_MAX_WORKERS: '2' }
      return await vitest(`${name} on ${cluster.version}`, projects, { ...choice, env: all })(stop)
    } finally {
      await cluster.close()
    }
  }
}

/** Tests several processes on one PostgreSQL: restarts behind nginx, and a pooler. */
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

/** Runs the embedded database's own tests, and a walk through the shop on it. */
export const embeddedTests: Step = vitest('Server on the embedded database: its own and a walk', ['server'], {
  files: [...embeddedOnly, ...embeddedWalk],
})
