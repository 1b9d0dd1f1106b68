import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { ensureServer } from './ensure-server.ts'
import { type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

/**
 * The server's tests, or those of some files: on a PostgreSQL that exists only for them, or, where there is none, on the
 * embedded database.
 */
export const serverTests = (files: string[] = []): Step => testsOnPostgres('Server', ['server'], { files })

interface Choice {
  files?: string[]
  /** The clock and the zone of the tests and of their database, where they are not the machine's. */
  clock?: Record<string, string>
}

/** Tests of these projects, of which the server's need a database. */
export function testsOnPostgres(name: string, projects: string[], { files = [], clock = {} }: Choice): Step {
  return async (stop) => {
    const programs = await ensurePostgres(stop)
    if (!programs) {
      console.log(
        '\n!!! LEFT OUT: the server is NOT tested on PostgreSQL, but on the embedded database alone. There is no initdb on this machine and no way to install it (Debian: apt-get install postgresql). !!!\n',
      )
      return vitest(`${name} on the embedded database`, projects, { env: clock, files })(stop)
    }
    const nginx = await ensureServer('nginx', stop)
    if (!nginx) tellLeftOut('restarts behind nginx', 'nginx')
    const pgbouncer = await ensureServer('pgbouncer', stop)
    if (!pgbouncer) tellLeftOut('several processes behind a pooler', 'pgbouncer')
    const cluster = await openThrowawayPostgres(programs, false, clock)
    try {
      const env = {
        ...clock,
        TEST_DATABASE_URL: cluster.url,
        NGINX_PATH: nginx ?? '',
        PGBOUNCER_PATH: pgbouncer ?? '',
        // A file waits for its database half of the time; two at once take the wait of each other.
        VITEST_MAX_WORKERS: '2',
      }
      return await vitest(`${name} on ${cluster.version}`, projects, { env, files })(stop)
    } finally {
      await cluster.close()
    }
  }
}

const tellLeftOut = (what: string, program: string) =>
  console.log(
    `\n!!! LEFT OUT: ${what} were NOT tested. There is no ${program} on this machine and no way to install it (Debian: apt-get install ${program}). !!!\n`,
  )

/** What only the embedded database has, and a walk through the shop on it. */
export const embeddedTests: Step = vitest('Server on the embedded database: its own and a walk', ['server'], {
  files: [...embeddedOnly, ...embeddedWalk],
})
