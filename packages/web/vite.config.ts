import { setTimeout as wait } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './offline-worker.ts'
import { phoneWidth } from './phone-width.ts'
import { precompress } from './precompress.ts'
import { preloadPages } from './preload-pages.ts'
import { pureSchemas, schemaMaker } from './pure-schemas.ts'
import { slimContracts } from './slim-contracts.ts'

/** The shop behind the development server (`npm run dev`). */
const shop = process.env['SHOP_URL'] ?? 'http://127.0.0.1:3000'
const shopPaths = [
  '/api',
  '/svgs',
  '/pictures',
  '/documents',
  '/brand',
  '/shop.js',
  '/favicon.svg',
  '/privacy-policy.',
]
const proxy = Object.fromEntries(shopPaths.map((path) => [path, { target: shop, bypass: shopListens }]))

/** Holds a request back while the shop starts again after a save, for ten seconds at most. */
async function shopListens() {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${shop}/api/live`).catch(() => undefined)) return
    await wait(100)
  }
}

const libraries =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//

/** Schemas that some pages read stored values and forms with, and their library; most pages load neither. */
const schemas =
  /node_modules\/zod\/|domain\/src\/(core\/kernel\/fields|catalogue\/(part\/part|fit\/for-pump|bom\/(bom-line|lookup))|buying\/cart\/cart-(line|item|edit))\.ts/

/** The shell of a signed-in person's pages, and what nearly every page needs beside it. */
const frame =
  /web\/src\/(app\/shell\/|core\/ui\/shop-day)|domain\/src\/(core\/kernel\/|catalogue\/(part\/contract|lead-time\/shop-(date|clock)))/

/** The rules by which the main pages show parts and change carts. */
const parts =
  /web\/src\/catalogue\/(part|promise)\/|domain\/src\/(core\/pricing|catalogue\/(part|lead-time|promise)|buying\/cart)\//

/** Controls and icons. */
const kit = /web\/src\/core\/(ui|api)\/|@tabler\//

/** The rows, pages and files of lists. */
const lists =
  /web\/src\/core\/(ui\/(data-table|paged-list|numbered-pager|pager|export-csv|filter-field|search-form|suggest-field)|api\/use-(filtered-)?list)\.tsx?/

/** Files beside those of each page, by what they begin with: each holds it and all that it needs. */
const files = [
  // Without the modules that the schemas need: those belong to the files of the pages.
  { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
  { name: 'libraries', test: libraries },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'frame', test: frame },
  { name: 'parts', test: parts, minShareCount: 6 },
  { name: 'decoder', test: /node_modules\/(barcode-detector|zxing-wasm)\// },
  // One file for each set of pages: the steps of the checkout need a part of the dialogs' library, but not the dialogs.
  { name: 'floating', test: /node_modules\/@base-ui\/|web\/src\/core\/ui\/floating\//, entriesAware: true },
  // Modules that several pages share are one file: a cold page would wait for forty small ones in turn.
  { name: 'shared', test: (id: string) => kit.test(id) && !lists.test(id), minShareCount: 8 },
  { name: 'lists', test: lists },
]

export default defineConfig({
  plugins: [
    react(),
    phoneWidth(),
    slimContracts(),
    pureSchemas(),
    preloadPages(),
    offlineWorker(),
    precompress(),
  ],
  server: { proxy },
  build: {
    // The content security policy allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It would warn of its plugins where the machine is slow.
      checks: { bundlerTimings: false },
      // Schemas and endpoints that no page uses are left out.
      treeshake: {
        manualPureFunctions: [schemaMaker, 'defineEndpoint', 'listCsv'],
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: { groups: files },
        // The bundler names a file of several pages after all of them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
})
