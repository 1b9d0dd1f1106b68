import { existsSync, globSync, realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { installDebianPackages } from './debian-package.ts'

/** Folder of PostgreSQL's programs, which are installed from Debian if missing. */
export async function ensurePostgres(stop: AbortSignal): Promise<string | undefined> {
  const found = findPostgres()
  if (found) return found
  return (await installQuietly(stop)) ? findPostgres() : undefined
}

/**
 * Finds PostgreSQL's programs in PATH, where a link is followed to the real folder, or in Debian's folders, newest
 * version first.
 */
function findPostgres(): string | undefined {
  const byVersion = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted(byVersion),
  ]
    .map((folder) => join(folder, 'initdb'))
    .filter((initdb) => existsSync(initdb))
    .map((initdb) => dirname(realpathSync(initdb)))
    .find((folder) => existsSync(join(folder, 'pg_ctl')))
}

const SETTINGS = '/etc/postgresql-common'

/** Installs PostgreSQL with a setting that stops Debian's package from starting its own server. */
async function installQuietly(stop: AbortSignal) {
  const settings = join(SETTINGS, 'createcluster.conf')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(settings)) {
    await mkdir(SETTINGS, { recursive: true })
    await writeFile(settings, 'create_main_cluster = false\n')
  }
  return installDebianPackages(['postgresql'], stop)
}
