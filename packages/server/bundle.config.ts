import { basename, dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const folder = join(import.meta.dirname, 'dist')

/**
 * The server as production runs it: what every start needs in few files, the rest in files that are loaded when they are
 * needed. Libraries that are native, find files of their own or are used rarely stay in node_modules.
 */
export default defineConfig({
  plugins: [keepPlaces()],
  ssr: {
    noExternal: true,
    external: [
      '@aws-sdk/client-s3',
      '@aws-sdk/s3-request-presigner',
      '@electric-sql/pglite',
      '@electric-sql/pglite-socket',
      '@node-rs/argon2',
      'css-tree',
      'nodemailer',
      'pdfmake',
      'svgo',
      'tinypool',
    ],
  },
  build: {
    ssr: 'src/main.ts',
    outDir: folder,
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})

/** A program that a module starts becomes a file of the bundle; every other file is found where it is from the sources. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.url')) return undefined
      return code
        .replaceAll(/new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, (_, path: string) => {
          const fileName = `${basename(path)}.js`
          this.emitFile({ type: 'chunk', id: join(dirname(id), `${path}.ts`), fileName })
          return `new URL('./${fileName}', import.meta.bundled)`
        })
        .replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(folder, id))}, import.meta.bundled).href`,
        )
        .replaceAll('import.meta.bundled', 'import.meta.url')
    },
  }
}
