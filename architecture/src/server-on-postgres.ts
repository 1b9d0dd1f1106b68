import { openThrowawayPostgres } from './throwaway-postgres.ts'
import { ensureNginx } from './ensure-nginx.ts'
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
  const nginx = await ensureNginx(stop)
  if (!nginx)
    console.log(
      '\n!!! LEFT OUT: restarts behind nginx were NOT tested. There is no nginx on this machine and no way to install it (Debian: apt-get install nginx). !!!\n',
    )
  const cluster = await openThrowawayPostgres(programs)
  try {
    return await vitest(`Server on ${cluster.version}`, ['server'], {
      TEST_DATABASE_URL: cluster.url,
      NGINX_PATH: nginx ?? '',
    })(stop)
  } finally {
    await cluster.close()
  }
}
