import { embeddedOnly, embeddedWalk } from './embedded-tests.ts'
import { ensureProxy } from './ensure-proxy.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { type Step, vitest } from './steps.ts'
import { openThrowawayPostgres } from './throwaway-postgres.ts'

/**
 * The server's tests, or those of some files: on a PostgreSQL that exists only for them, or, where there is none, on the
 * embedded database.
 */
export function serverTests(files: string[] = []): Step {
  return async (stop) => {
    const programs = await ensurePostgres(stop)
    if (!programs) {
      console.log(
        '\n!!! LEFT OUT: the server is NOT tested on PostgreSQL, but on the embedded database alone. There is no initdb on this machine and no way to install it (Debian: apt-get install postgresql). !!!\n',
      )
      return vitest('Server on the embedded database', ['server'], { files })(stop)
    }
    const nginx = await ensureProxy('nginx', stop)
    if (!nginx)
      console.log(
        '\n!!! LEFT OUT: restarts behind nginx were NOT tested. There is no nginx on this machine and no way to install it (Debian: apt-get install nginx). !!!\n',
      )
    const cluster = await openThrowawayPostgres(programs)
    try {
      const env = { TEST_DATABASE_URL: cluster.url, NGINX_PATH: nginx ?? '' }
      return await vitest(`Server on ${cluster.version}`, ['server'], { env, files })(stop)
    } finally {
      await cluster.close()
    }
  }
}

/** What only the embedded database has, and a walk through the shop on it. */
export const embeddedTests: Step = vitest('Server on the embedded database: its own and a walk', ['server'], {
  files: [...embeddedOnly, ...embeddedWalk],
})
