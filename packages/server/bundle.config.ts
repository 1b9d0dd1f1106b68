import { chmodSync, cpSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { copyPackages } from './copy-packages.ts'
import { paperPackages } from './src/core/pdf/paper-fonts.ts'
import { thirdParty } from './third-party.ts'
import manifest from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist')

/** Numbers in drawings are compared with these. */
const fonts = ['arimo', 'b612', 'cousine', 'dejavu-sans', 'share-tech-mono', 'tinos'].map(
  (name) => `@fontsource/${name}`,
)

/** Native, or with files of their own that they look for beside themselves. */
const whole = [
  ...new Set([...fonts, ...paperPackages]),
  '@electric-sql/pglite',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'bidi-js',
  'fontkit',
  'pdfmake',
  'sharp',
  'tinypool',
]

/**
 * The release: one folder that starts with nothing but Node.js. What every start needs stands in few files, the rest in files that
 * are loaded when they are needed; the web app has been built before.
 */
export default defineConfig({
  plugins: [bringAlong()],
  // Its own build for Node.js reads data from files beside it.
  resolve: { alias: { 'css-tree': 'css-tree/dist/csstree.esm' } },
  ssr: { noExternal: true, external: whole },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: 'node26',
    rolldownOptions: {
      input: { shop: join(import.meta.dirname, 'src/app/release.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: 'code/[name]-[hash].js' },
    },
  },
})

/** A program that a module starts becomes a file of the bundle; a folder that it names is copied into the release. */
function bringAlong(): Plugin {
  const folders = new Map<string, string>()
  return {
    name: 'bring-along',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules')) return undefined
      return code.replaceAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (found, path: string) => {
        const named = resolve(dirname(id), path)
        if (id.endsWith('/release.ts')) return found
        if (path.endsWith('.ts')) {
          const fileName = `code/${basename(path, '.ts')}.js`
          this.emitFile({ type: 'chunk', id: named, fileName })
          return `new URL('../${fileName}', import.meta.url)`
        }
        const name = basename(basename(named) === 'dist' ? dirname(named) : named)
        folders.set(name, named)
        return `new URL('../${name}/', import.meta.url)`
      })
    },
    writeBundle() {
      for (const [name, from] of folders) {
        cpSync(from, join(folder, name), { recursive: true })
        // The web app that `npm start` has built is its owner's alone.
        chmodSync(join(folder, name), 0o755)
      }
      cpSync(join(root, 'tools/deploy/etc'), join(folder, 'deploy'), { recursive: true })
      copyPackages(whole, folder)
      writeFileSync(join(folder, 'THIRD-PARTY.txt'), thirdParty())
      cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
      const { name, version } = manifest
      const own = { name, version, private: true, type: 'module', engines: { node: '>=26' } }
      writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`)
    },
  }
}
