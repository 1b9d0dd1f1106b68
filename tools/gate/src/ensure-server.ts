import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-package.ts'

type Server = 'nginx' | 'caddy' | 'pgbouncer'

/** Path of a server program on this machine, which is installed from Debian's package of the same name if missing. */
export async function ensureServer(name: Server, stop: AbortSignal): Promise<string | undefined> {
  if (!find(name)) await installDebianPackages([name], stop)
  return find(name)
}

function find(name: Server): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program))
}
