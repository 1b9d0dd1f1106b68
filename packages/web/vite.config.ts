import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './offline-worker.ts'
import { precompress } from './precompress.ts'
import { preloadPages } from './preload-pages.ts'

const server = 'http://127.0.0.1:3000'

const ground =
  /node_modules\/(react|react-dom|scheduler|zod|@tanstack\/(react-router|router-core|history|store|react-store))\//

/** Beside a file for each page: the libraries of all, what starts every visit, and what many pages share. */
const files = [
  { name: 'libraries', test: ground },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\// },
  { name: 'start', tags: ['$initial' as const] },
  { name: 'shared', test: /packages\/(domain|web)\/src\//, minShareCount: 8 },
]

export default defineConfig({
  plugins: [react(), preloadPages(), offlineWorker(), precompress()],
  server: { proxy: { '/api': server, '/svgs': server, '/documents': server, '/privacy-policy.': server } },
  build: {
    // The content security policy allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: files } },
    },
  },
})
