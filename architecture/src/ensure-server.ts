import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { installDebianPackages } from './debian-package.ts'

type Server = 'nginx' | 'caddy' | 'pgbouncer'

/** Debian's packages are installed one at a time. */
let turn: Promise<unknown> = Promise.resolve()

/** The path of a server program on this machine, installed from Debian's package of the same name where there is none. */
export async function ensureServer(name: Server, stop: AbortSignal): Promise<string | undefined> {
  const found = turn.then(async () => {
    if (!find(name)) await installQuietly([name], stop)
    return find(name)
  })
  turn = found
  return found
}

function find(name: Server): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program))
}

const POLICY = '/usr/sbin/policy-rc.d'

/** Debian's packages would start servers of their own; while they are installed, no service may start. */
export async function installQuietly(names: string[], stop: AbortSignal) {
  const isOurs = process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(POLICY)
  if (isOurs) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await installDebianPackages(names, stop)
  } finally {
    if (isOurs) await rm(POLICY, { force: true })
  }
}
