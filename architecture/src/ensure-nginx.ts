import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { installDebianPackage } from './debian-package.ts'

/** The path of an nginx on this machine, installed from Debian where there is none. */
export async function ensureNginx(stop: AbortSignal): Promise<string | undefined> {
  const found = findNginx()
  if (found) return found
  return (await installQuietly(stop)) ? findNginx() : undefined
}

function findNginx(): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((program) => existsSync(program))
}

const POLICY = '/usr/sbin/policy-rc.d'

/** Debian's package would start a server of its own; while it is installed, no service may start. */
async function installQuietly(stop: AbortSignal) {
  const isOurs = process.getuid?.() === 0 && existsSync('/etc/debian_version') && !existsSync(POLICY)
  if (isOurs) await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await installDebianPackage('nginx', stop)
  } finally {
    if (isOurs) await rm(POLICY, { force: true })
  }
}
