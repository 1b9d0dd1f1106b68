import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Identifies this machine: containers may share the temporary folder, and each numbers its own processes. */
const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

const START = `shop-work-${machine}-`

/** Runs work with its own temporary folder, which is removed afterwards. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${START}${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of killed processes of this machine; call it before this process has any. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, of] = new RegExp(`^${START}(\\d{1,10})-`).exec(name) ?? []
    if (of !== undefined && !isAlive(Number(of)))
      await rm(join(tmpdir(), name), { recursive: true, force: true })
  }
}

/** Checks whether another process runs. A container reuses process ids, so this process's own id is a leftover. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
