import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileStore, fileKey } from '../files/index.ts'

const contentTypes: Record<string, string> = {
  'svgs/svg': 'image/svg+xml',
  'documents/pdf': 'application/pdf',
}

/** Drawings and documents for everybody; what is missing is a real 404, since HEAD decides (LOOKUP-11, OQ-01). */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  for (const folder of ['svgs', 'documents'])
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
      sendFile(request, reply, files, folder, request.params['*']),
    )
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  folder: string,
  name: string,
) {
  const extension = /[^./]\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  const contentType = contentTypes[`${folder}/${extension}`]
  const key = fileKey(`${folder}/${name}`)
  if (!contentType || !(await files.exists(key))) return reply.callNotFound()

  const { etag, contentLength } = await files.getMetaData(key)
  reply.header('cache-control', 'public, max-age=300').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()

  // A drawing opened by itself may run nothing; the browser's own PDF viewer would refuse to start in a sandbox.
  if (extension === 'svg')
    reply.header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
  return reply
    .type(contentType)
    .header('content-length', contentLength)
    .send(await files.getStream(key))
}
