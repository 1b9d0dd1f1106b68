import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const worker = fileURLToPath(new URL('src/app/offline/offline-worker.ts', import.meta.url))

/** Files of every start that have no hash in their names. */
const rootFiles = ['/index.html', '/theme.js', '/shop.js', '/no-compiled-code.js', '/favicon.svg']
/** All code but what reads photographed codes, and the letters of English: all else is kept as it is fetched. */
const isKept = (name: string) =>
  !/\bdecoder-/.test(name) && /\.(js|css)$|-latin-(wght|400|500)-normal-[^/]*\.woff2$/.test(name)

/** Builds `/offline.js`, which keeps the shop's files on the device; it is bundled by itself and has the other files' names built in. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter(isKept)
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The page was not built before its worker.')
      const release = createHash('sha256').update(assets.toSorted().join()).update(page.source).digest('hex')
      const files = [...rootFiles, ...assets.map((name) => `/${name}`)]
      this.emitFile({
        type: 'asset',
        fileName: 'offline.js',
        source: await buildWorker({ RELEASE: release.slice(0, 16), FILES: files }),
      })
    },
  }
}

async function buildWorker(constants: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: { write: false, rolldownOptions: { input: worker, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built.')
  return chunk.code
}
