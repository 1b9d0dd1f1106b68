import { existsSync, globSync, realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { installDebianPackages } from './debian-package.ts'

/** The folder of PostgreSQL's programs, installed from Debian where there are none. */
export async function ensurePostgres(stop: AbortSignal): Promise<string | undefined> {
  const found = findPostgres()
  if (found) return found
  return (await installQuietly(stop)) ? findPostgres() : undefined
}

/** In PATH (a link leads to where its fellows are), or where Debian keeps them: the newest version first. */
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

/** Debian's package would start a server of its own; its settings say not to. */
async function installQuietly(stop: AbortSignal) {
  const settings = join(SETTINGS, 'createcluster.conf')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(settings)) {
    await mkdir(SETTINGS, { recursive: true })
    await writeFile(settings, 'create_main_cluster = false\n')
  }
  return installDebianPackages(['postgresql'], stop)
}
