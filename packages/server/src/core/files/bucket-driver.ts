import { S3Driver } from 'flydrive/drivers/s3'

/** Opens a bucket by its URL `s3://key:secret@host/bucket?region=…&scheme=…`; the timeout for its answers is in milliseconds. */
export function openBucket(url: URL, timeout: number): S3Driver {
  return new S3Driver({
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    ...(url.host ? { endpoint: `${url.searchParams.get('scheme') ?? 'https'}://${url.host}` } : {}),
    forcePathStyle: true,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.pathname.slice(1),
    visibility: 'private',
    // Read access is configured in the bucket: many servers reject an ACL with each object.
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
  })
}
