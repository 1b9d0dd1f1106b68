import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureFakeTime } from '../../../gate/src/ensure-fake-time.ts'

/**
 * A settable clock for programs started with its `env`: libfaketime fakes their time of day. Their monotonic clock runs on
 * unchanged, as on a machine whose clock is set.
 */
export async function openClock(folder: string, stop: AbortSignal) {
  const library = await ensureFakeTime(stop)
  if (!library) return undefined
  const file = join(folder, 'clock')
  async function put(seconds: number) {
    await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    // PostgreSQL runs as another user, who could not read the file under the shop's umask.
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
