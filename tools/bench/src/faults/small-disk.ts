import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Mounts an in-memory disk of this many megabytes; undefined where that is not allowed (it takes Linux and root). */
export async function openSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'volute-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'volute', folder]
  const isMounted = await run('mount', mount).then(
    () => true,
    () => false,
  )
  if (!isMounted) {
    await rm(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Fills the disk to the last byte. */
    fill: () => fill(filler),
    free: () => rm(filler, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}

async function fill(path: string) {
  const file = await open(path, 'a')
  try {
    for (const bytes of [2 ** 20, 2 ** 12]) while (await takes(file.write(Buffer.alloc(bytes))));
  } finally {
    await file.close()
  }
}

const takes = (writing: Promise<unknown>) =>
  writing.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOSPC') return false
      throw error
    },
  )
