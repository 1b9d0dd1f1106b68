import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Containers may share the folder of temporary files, and each counts its processes by itself. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

const START = `shop-work-${machine}-`

/** Works with an own folder of temporary files, which is removed afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${START}${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of processes of this machine that were killed; to be called before this one has any. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, of] = new RegExp(`^${START}(\\d{1,10})-`).exec(name) ?? []
    if (of !== undefined && !isAlive(Number(of)))
      await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** A container gives its process the same number again. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
