import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

/** The path of a server program on this machine, installed from Debian's package of the same name where there is none. */
export async function ensureServer(
  name: 'nginx' | 'pgbouncer',
  stop: AbortSignal,
): Promise<string | undefined> {
  const found = find(name)
  if (found) return found
  return (await installQuietly(name, stop)) ? find(name) : undefined
}

const find = (name: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program))

const POLICY = '/usr/sbin/policy-rc.d'

/** Debian's package would start a server of its own; while it is installed, no service may start. */
async function installQuietly(name: string, stop: AbortSignal) {
  const isOurs = process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(POLICY)
  if (isOurs) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await installDebianPackage(name, stop)
  } finally {
    if (isOurs) await rm(POLICY, { force: true })
  }
}
