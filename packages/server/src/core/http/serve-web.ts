import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { isPage } from '@volute/domain/core/kernel'

const webFolder = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Below these paths, and at the root for a name with an extension, a missing file is a real 404 for everybody (OQ-01). */
const filePath = /^\/(api|svgs|pictures|documents|assets|brand)(\/|$)|^\/[^/]*\.\w+$/

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
    // The build adds a .br and a .gz to every file that is worth compressing.
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

/** True for a browser that opens a page: only that requests HTML by name. */
function isPerson({ url, headers }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return !filePath.test(path) && (headers.accept?.includes('text/html') ?? false)
}

/** Path of a page: `dashboard/general.html` is written for `/dashboard/general`. */
const pathOf = (name: string) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`

/**
 * Finds the start file of a page of the web app: the one for the longest matching start of its path, or else index.html.
 * With `/lookup`, `/lookup/bom/A.1?part=2` starts from `pages/lookup.html`.
 */
export function pageFile(url: string, paths: readonly string[]): string {
  const [path = ''] = url.split('?')
  const [longest] = paths
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .toSorted((one, other) => other.length - one.length)
  return longest ? `pages${longest}.html` : 'index.html'
}
