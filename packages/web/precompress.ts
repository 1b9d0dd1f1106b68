import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Somebody waits for a start from the sources: it compresses in a quarter of the time, to a twelfth more. */
const isWaitedFor = process.env['WEB_BUILD'] === 'quick'
const quality = isWaitedFor ? 5 : constants.BROTLI_MAX_QUALITY

const ways = [
  {
    extension: 'br',
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  },
  { extension: 'gz', compress: promisify(gzip) },
]
/** Fonts are compressed already. */
const compressible = /\.(js|css|html|svg|wasm)$/

/** Writes `.br` and `.gz` beside what is built, so that the server does not compress at run time. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))),
      )
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  for (const way of ways) {
    const compressed = await way.compress(content)
    if (compressed.length < content.length) await writeFile(`${path}.${way.extension}`, compressed)
  }
}
