import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isPage } from '@volute/domain/kernel'
import type { FastifyInstance } from 'fastify'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the built web app; every other path is a page of the app, except below the API and the file folders. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(webFolder)) return
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    cacheControl: false,
    // The build lays a .br and a .gz beside every file worth it.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/*', (request, reply) => {
    return isPage(request.url) ? reply.sendFile('index.html') : reply.callNotFound()
  })
}
