import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const }

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'domain', root: 'packages/domain' } },
      { test: { ...node, name: 'demo', root: 'demo' } },
      { test: { ...node, name: 'architecture', root: 'architecture', testTimeout: 60_000 } },
      { test: { name: 'web', root: 'packages/web', environment: 'jsdom' } },
      {
        test: {
          ...node,
          name: 'server',
          root: 'packages/server',
          globalSetup: [join(import.meta.dirname, 'packages/server/test/prepare-database.ts')],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
