import { globSync } from 'node:fs'
import { installDebianPackages } from './debian-package.ts'

/** Path of libfaketime, which is installed from Debian if missing. */
export async function ensureFakeTime(stop: AbortSignal): Promise<string | undefined> {
  if (!findFakeTime()) await installDebianPackages(['libfaketime'], stop)
  return findFakeTime()
}

const findFakeTime = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]
