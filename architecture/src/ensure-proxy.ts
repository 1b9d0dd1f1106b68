import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

type Proxy = 'nginx' | 'caddy'

/** Debian's packages are installed one at a time. */
let turn: Promise<unknown> = Promise.resolve()

/** The path of a proxy on this machine, installed from Debian where there is none. */
export async function ensureProxy(name: Proxy, stop: AbortSignal): Promise<string | undefined> {
  const found = turn.then(async () => {
    if (!findProxy(name)) await installQuietly(name, stop)
    return findProxy(name)
  })
  turn = found
  return found
}

function findProxy(name: Proxy): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program))
}

const POLICY = '/usr/sbin/policy-rc.d'

/** Debian's package would start a server of its own; while it is installed, no service may start. */
async function installQuietly(name: Proxy, stop: AbortSignal) {
  const isOurs = process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(POLICY)
  if (isOurs) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await installDebianPackage(name, stop)
  } finally {
    if (isOurs) await rm(POLICY, { force: true })
  }
}
