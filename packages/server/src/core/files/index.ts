import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { durations } from '@volute/domain/core/kernel'
import type { Settings } from '../settings/settings.ts'

export { fileKey } from './file-key.ts'
export { isDiskFull } from './is-disk-full.ts'

/** File store: drawings under `svgs/`, pictures of parts under `pictures/`, manuals and curves under `documents/`, photos under `photos/`. */
export type FileStore = Disk

/** Opens the file store: a folder of the data folder, or a bucket if FILES_URL is set. The S3 library is loaded only then. */
export async function openFiles(
  { dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>,
  timeout: number = durations.filesAnswer,
): Promise<FileStore> {
  if (!filesUrl) return new Disk(new FolderDriver(join(dataDir, 'files')))
  const { openBucket } = await import('./bucket-driver.ts')
  return new Disk(openBucket(new URL(filesUrl), timeout))
}

/** File store in a folder; it moves a file atomically, while the library copies and deletes. */
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
