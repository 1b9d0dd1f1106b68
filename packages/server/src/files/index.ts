import { join } from 'node:path'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Settings } from '../settings.ts'
import { FolderDriver } from './folder-driver.ts'

export { fileKey } from './file-key.ts'

/** Drawings under `svgs/`, manuals and curves under `documents/`. */
export type FileStore = Disk

/** A folder of the data folder, or a bucket when FILES_URL is set (`s3://key:secret@host/bucket?region=…`). */
export function openFiles({ dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>): FileStore {
  if (!filesUrl) return new Disk(new FolderDriver(join(dataDir, 'files')))
  const url = new URL(filesUrl)
  return new Disk(
    new S3Driver({
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      ...(url.host ? { endpoint: `${url.searchParams.get('scheme') ?? 'https'}://${url.host}` } : {}),
      forcePathStyle: true,
      region: url.searchParams.get('region') ?? 'us-east-1',
      bucket: url.pathname.slice(1),
      visibility: 'private',
    }),
  )
}
