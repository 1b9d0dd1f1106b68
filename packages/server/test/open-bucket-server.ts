import type { Server } from 'node:http'
import S3rver from 's3rver'

/** A server of the bucket `shop`, stored in a folder; port 0 picks a free one. */
export const openBucketServer = (port: number, directory: string) =>
  new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop', configs: [] }],
  })

/** The bucket as FILES_URL names it. */
export const bucketUrl = (port: number) => `s3://S3RVER:S3RVER@127.0.0.1:${port}/shop?scheme=http`

/** Stops the server and closes its connections. */
export async function cutOffBucketServer(server: S3rver): Promise<void> {
  const closed = server.close()
  // The library's types lack it.
  const { httpServer } = server as unknown as { httpServer?: Server }
  httpServer?.closeAllConnections()
  await closed
}
