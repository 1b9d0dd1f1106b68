import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './offline-worker.ts'
import { precompress } from './precompress.ts'
import { preloadPages } from './preload-pages.ts'
import { sharedFiles } from './shared-files.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), preloadPages(), offlineWorker(), precompress()],
  server: { proxy: { '/api': server, '/svgs': server, '/documents': server, '/privacy-policy.': server } },
  build: {
    // The content security policy allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: sharedFiles },
    },
  },
})
