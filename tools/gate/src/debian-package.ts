import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { runProgram } from './run-program.ts'

/** Queue of installations: parallel steps install one at a time, because apt and dpkg lock their files. */
let turn: Promise<unknown> = Promise.resolve()

/** Installs Debian packages if possible, which needs Debian and root. Returns true if they are installed. */
export async function installDebianPackages(names: string[], stop: AbortSignal): Promise<boolean> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  const installed = turn.then(() => withoutServices(() => install(names, stop)))
  turn = installed.catch(() => undefined)
  return installed
}

const POLICY = '/usr/sbin/policy-rc.d'

/** Prevents services from starting during an installation, because Debian's packages would start their own servers. */
async function withoutServices(work: () => Promise<boolean>): Promise<boolean> {
  if (existsSync(POLICY)) return work()
  await writeFile(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    await rm(POLICY, { force: true })
  }
}

async function install(names: string[], stop: AbortSignal): Promise<boolean> {
  console.log(`… Installing Debian's ${names.join(', ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = ['apt-get', '-q', '-y', '-o', 'Dpkg::Options::=--force-confold']
  const update = isUpToDate ? [] : [[...apt, 'update']]
  for (const command of [...update, [...apt, 'install', '--no-install-recommends', ...names]]) {
    const { ok, output } = await runProgram(command, env, stop).catch((error: Error) => ({
      ok: false,
      output: error.message,
    }))
    if (!ok) {
      console.log(output)
      return false
    }
  }
  isUpToDate = true
  return true
}

/** True once this process has updated Debian's package lists. */
let isUpToDate = false
