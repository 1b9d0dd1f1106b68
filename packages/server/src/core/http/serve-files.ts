import { messages, unavailable } from '@volute/domain/core/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileStore, fileKey } from '../files/index.ts'

const contentTypes: Record<string, string> = {
  'svgs/svg': 'image/svg+xml',
  // Tile of a scanned drawing.
  'svgs/png': 'image/png',
  'documents/pdf': 'application/pdf',
  'pictures/svg': 'image/svg+xml',
  'pictures/png': 'image/png',
}

/** Names of pictures change with their content, so that browsers cache them for good. */
const cacheControl = (folder: string) =>
  folder === 'pictures' ? 'public, max-age=31536000, immutable' : 'public, max-age=300'

/** Serves drawings, pictures of parts and documents to everybody; a missing one is a real 404, since HEAD decides (LOOKUP-11, OQ-01). */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  for (const folder of ['svgs', 'pictures', 'documents'])
    app.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      handler: (request, reply) => sendFile(request, reply, files, folder, request.params['*']),
    })
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
  const found = contentType && (await fromStore(request, () => findFile(files, key)))
  if (!found) return reply.callNotFound()

  reply.header('cache-control', cacheControl(folder)).header('etag', found.etag)
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send()

  // A drawing opened by itself may run nothing. A PDF gets no sandbox, because the browser's viewer does not start in one.
  if (extension === 'svg')
    reply.header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
  reply.type(contentType).header('content-length', found.contentLength)
  if (request.method === 'HEAD') return reply.send()
  return reply.send(await fromStore(request, () => files.getStream(key)))
}

async function findFile(files: FileStore, key: string) {
  return (await files.exists(key)) ? files.getMetaData(key) : undefined
}

/** Throws 503 when the file store fails. */
async function fromStore<T>({ log }: FastifyRequest, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    log.error({ err: error }, 'the file store does not answer')
    throw unavailable(messages.noFiles)
  }
}
