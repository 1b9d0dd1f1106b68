import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { durations } from '@volute/domain/core/kernel'
import type { Settings } from '../settings/settings.ts'

export { fileKey } from './file-key.ts'
export { isDiskFull } from './is-disk-full.ts'

/** Drawings under `svgs/`, manuals and curves under `documents/`. */
export type FileStore = Disk

/** A folder of the data folder, or a bucket when FILES_URL is set; the library that speaks to buckets is loaded only then. */
export async function openFiles(
  { dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>,
  timeout: number = durations.filesAnswer,
): Promise<FileStore> {
  if (!filesUrl) return new Disk(new FolderDriver(join(dataDir, 'files')))
  const { openBucket } = await import('./bucket-driver.ts')
  return new Disk(openBucket(new URL(filesUrl), timeout))
}

/** The file store in a folder; a file is moved atomically, unlike by the library's copy and delete. */
class FolderDriver extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'public' })
    this.#location = location
  }

  override async move(source: string, destination: string): Promise<void> {
    const target = join(this.#location, destination)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(this.#location, source), target)
  }
}
