import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { durations } from '@volute/domain/kernel'
import type { Settings } from '../settings.ts'

export { fileKey } from './file-key.ts'

/** Drawings under `svgs/`, manuals and curves under `documents/`. */
export type FileStore = Disk

/**
 * A folder of the data folder, or a bucket when FILES_URL is set (`s3://key:secret@host/bucket?region=…&scheme=…`), which
 * has to answer within the timeout in milliseconds.
 */
export function openFiles(
  { dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>,
  timeout: number = durations.filesAnswer,
): FileStore {
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
      // Who may read is configured in the bucket: many servers refuse an ACL with each object.
      supportsACL: false,
      // By default a stream is sent in frames with checksums, which some servers store as part of the object.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: timeout,
        requestTimeout: timeout,
        socketTimeout: timeout,
        throwOnRequestTimeout: true,
      },
    }),
  )
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
