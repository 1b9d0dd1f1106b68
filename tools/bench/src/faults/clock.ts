import { existsSync, globSync } from 'node:fs'
import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installDebianPackages } from '../../../gate/src/debian-package.ts'

/**
 * A clock that can be put, for the programs that are started with its `env`: libfaketime tells them the time of day. What they
 * measure spans with goes on as ever, as on a machine whose clock is put.
 */
export async function openClock(folder: string, stop: AbortSignal) {
  const library = await findLibrary(stop)
  if (!library) return undefined
  const file = join(folder, 'clock')
  async function put(seconds: number) {
    await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // PostgreSQL runs as somebody else, and the shop's own mask would keep it from them.
    await chmod(`${file}.new`, 0o644)
    await rename(`${file}.new`, file)
  }
  await put(0)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { put, env }
}

const find = () => globSync('/usr/lib/*/faketime/libfaketime.so.1').find((path) => existsSync(path))

async function findLibrary(stop: AbortSignal) {
  return find() ?? ((await installDebianPackages(['libfaketime'], stop)) ? find() : undefined)
}
