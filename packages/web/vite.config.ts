import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { preloadPages } from './preload-pages.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), preloadPages(), precompress()],
  server: { proxy: { '/api': server, '/svgs': server, '/documents': server, '/privacy-policy.': server } },
  build: {
    // The content security policy allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs stands in two files: they compress better than fifty, and stay cached over releases.
          groups: [
            {
              name: 'ground',
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query)|zod)\//,
              priority: 2,
            },
            {
              name: 'house',
              test: /packages\/(domain\/src\/(kernel|permissions)|web\/src\/(api|ui\/(alert|button|card|field|icon-button|join-classes|logo|part-number|spinner|text-field|use-page-title)[^/]*))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
