import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { isPage } from '@volute/domain/core/kernel'

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Below these, and at the root under a name with an extension, a missing file is a real 404 for everybody (OQ-01). */
const filePath = /^\/(api|svgs|documents|assets|brand)(\/|$)|^\/[^/]*\.\w+$/

/**
 * Serves the built web app: its files and its pages. Any other path is a 404: the app's own page for a browser, and the
 * API's rejection for everything else.
 */
export async function serveWeb(app: FastifyInstance, folder: string = webFolder): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    // The build lays a .br and a .gz beside every file worth it.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', 'favicon.svg'],
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const paths = globSync('**/*.html', { cwd: `${folder}/pages` }).map(pathOf)
  app.get('/*', (request, reply) => {
    const { url } = request
    if (isPage(url)) return reply.sendFile(pageFile(url, paths))
    reply.header('vary', 'accept')
    return isPerson(request) ? reply.code(404).sendFile('index.html') : reply.callNotFound()
  })
}

/** Only a browser that opens a page asks for HTML by name. */
function isPerson({ url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return !filePath.test(path) && (headers.accept?.includes('text/html') ?? false)
}

/** `dashboard/general.html` is written for `/dashboard/general`. */
const pathOf = (name: string) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`

/**
 * The file that a page of the web app starts from: the one written for the start of its path, whichever is longest, or else
 * index.html. With `/lookup`, `/lookup/bom/A.1?part=2` starts from `pages/lookup.html`.
 */
export function pageFile(url: string, paths: readonly string[]): string {
  const [path = ''] = url.split('?')
  const [longest] = paths
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .toSorted((one, other) => other.length - one.length)
  return longest ? `pages${longest}.html` : 'index.html'
}
