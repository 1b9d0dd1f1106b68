import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FileStore } from '../files/index.ts'

const types: Record<string, string> = { svg: 'image/svg+xml', pdf: 'application/pdf' }

/** Drawings under /svgs/ and documents under /documents/; what is missing is a real 404, since HEAD decides (OQ-01). */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  for (const folder of ['svgs', 'documents'])
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, async (request, reply) =>
      sendFile(reply, files, `${folder}/${request.params['*']}`),
    )
}

async function sendFile(reply: FastifyReply, files: FileStore, path: string) {
  const type = types[path.split('.').at(-1)?.toLowerCase() ?? '']
  const key = fileKey(path)
  if (!type || !(await files.exists(key))) return reply.callNotFound()
  return reply
    .header('cache-control', 'private, max-age=300')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type(type)
    .send(await files.getStream(key))
}

/**
 * The file store's key of a drawing or document: part numbers hold slashes, dots and case,
 * so everything that is no plain letter or digit is percent-encoded and upper-cased below its folder.
 */
export function fileKey(path: string): string {
  const [folder, ...name] = path.split('/')
  const encoded = Array.from(name.join('/').toUpperCase(), (sign) =>
    /[A-Z0-9. _-]/.test(sign) ? sign : `~${sign.codePointAt(0)?.toString(16)}`,
  ).join('')
  return `${folder}/${encoded}`
}
