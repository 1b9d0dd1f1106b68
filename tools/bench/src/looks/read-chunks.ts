import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** Libraries in each script of the web app: library to share of the script, 0 to 1. */
export type Chunks = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Builds the web app again, in memory, and reads how much of each script each library takes. */
export async function readChunks(): Promise<Chunks> {
  const root = fileURLToPath(new URL('../../../../packages/web', import.meta.url))
  const output = (await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, sharesOf(chunk)]] : [])),
  )
}

function sharesOf({ modules }: Rolldown.OutputChunk): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const library = libraryOf(id)
    lengths.set(library, (lengths.get(library) ?? 0) + renderedLength)
  }
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  return new Map([...lengths].map(([library, length]) => [library, length / Math.max(all, 1)]))
}

/** `…/node_modules/@tanstack/react-router/dist/x.js` is `@tanstack/react-router`; our own code is `own`. */
function libraryOf(id: string): string {
  return id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'own'
}
