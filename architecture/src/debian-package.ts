import { existsSync } from 'node:fs'
import { runProgram } from './run-program.ts'

/** Installs Debian packages where that is possible: on Debian, as root. Says whether it did. */
export async function installDebianPackages(names: string[], stop: AbortSignal): Promise<boolean> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`… Installing Debian's ${names.join(', ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = ['apt-get', '-q', '-y', '-o', 'Dpkg::Options::=--force-confold']
  for (const command of [
    [...apt, 'update'],
    [...apt, 'install', '--no-install-recommends', ...names],
  ]) {
    const { ok, output } = await runProgram(command, env, stop).catch((error: Error) => ({
      ok: false,
      output: error.message,
    }))
    if (!ok) {
      console.log(output)
      return false
    }
  }
  return true
}
