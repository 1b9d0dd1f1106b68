import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { isPage } from '@volute/domain/kernel'
import type { FastifyInstance } from 'fastify'
import { pageFile } from './page-file.ts'

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
  const paths = globSync('**/*.html', { cwd: `${webFolder}/pages` }).map(pathOf)
  app.get('/*', (request, reply) => {
    const { url } = request
    return isPage(url) ? reply.sendFile(pageFile(url, paths)) : reply.callNotFound()
  })
}

/** `dashboard/general.html` is written for `/dashboard/general`. */
const pathOf = (name: string) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`
