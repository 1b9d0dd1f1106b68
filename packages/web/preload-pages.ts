import type { Plugin, Rolldown } from 'vite'

const frame = 'app/shell/shell.tsx'

/** The pages that are opened by their address most, by the start of their path, and the modules of their first paint. */
const pages: Record<string, string[]> = {
  '/dashboard/general': [frame, 'storefront/dashboard/general-dashboard-page.tsx'],
  '/lookup': [frame, 'storefront/bom/lookup-page.tsx'],
  '/shopping-cart': [frame, 'buying/cart/cart-page.tsx'],
  '/submit-order': [frame, 'buying/checkout/submit-order-page.tsx'],
}

/**
 * Writes a second index.html for each of these pages, `pages/lookup.html`, which names the page's own files too: the browser
 * then fetches them together with the others, instead of after those have run.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const html = String(index.source)
      index.source = withLinks(html, [])
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      for (const [path, modules] of Object.entries(pages))
        this.emitFile({
          type: 'asset',
          fileName: `pages${path}.html`,
          source: withLinks(withEarly(html, path), filesOf(modules, chunks)),
        })
    },
  }
}

/** Only a look-up is asked for before the app's code: other pages' first calls are answered before their code is there. */
const withEarly = (html: string, path: string) =>
  path === '/lookup'
    ? html.replace('<script ', '<script src="/early-lookup.js"></script>\n    <script ')
    : html

/** Facts that are read of a built script. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined
}

/** The scripts and styles of some modules below `src` and of all that these import; styles in the order they build on each other. */
export function filesOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<string>()
  const files = new Set<string>()
  for (const module of modules) {
    const homes = chunks.filter(
      ({ facadeModuleId, moduleIds }) =>
        isModule(facadeModuleId, module) || moduleIds.some((id) => isModule(id, module)),
    )
    if (homes.length === 0) throw new Error(`No script has ${module}, which a page is to preload.`)
    for (const { fileName } of homes) add(fileName)
  }
  return [...files]

  function add(fileName: string) {
    const chunk = byName.get(fileName)
    if (!chunk || seen.has(fileName)) return
    seen.add(fileName)
    for (const imported of chunk.imports) add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    files.add(fileName)
  }
}

const isModule = (id: string | null, module: string) => id?.endsWith(`/src/${module}`) ?? false

/**
 * A page of HTML that names these files too, each once, and its styles before its scripts: nothing is painted without them,
 * and a browser asks for only six files at a time.
 */
export function withLinks(html: string, files: readonly string[]): string {
  const added = files
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `    <link rel="${rel(file)}" crossorigin href="/${file}">\n`)
  const lines = html.split(/(?<=\n)/)
  const end = lines.findIndex((line) => line.includes('</head>'))
  const head = [...lines.slice(0, end), ...added]
  const start = head.findIndex((line) => line.includes('<script type="module"'))
  return [
    ...head.slice(0, start),
    ...head.slice(start).filter(isStyle),
    ...head.slice(start).filter((line) => !isStyle(line)),
    ...lines.slice(end),
  ].join('')
}

const rel = (file: string) => (file.endsWith('.css') ? 'stylesheet' : 'modulepreload')

const isStyle = (line: string) => line.includes('<link rel="stylesheet"')
