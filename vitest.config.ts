import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { deployTests } from './tools/gate/src/deploy-tests.ts'
import { embeddedOnly } from './tools/gate/src/embedded-tests.ts'
import { HANG_CAP, TEST_CAP } from './tools/gate/src/hang-cap.ts'

/** A test fails by what it finds, not by how busy the machine is. */
const patient = { testTimeout: TEST_CAP, hookTimeout: TEST_CAP, expect: { poll: { timeout: HANG_CAP } } }
/** Files share one process, which spares loading the code for each; a test leaves nothing behind that another meets. */
const shared = { isolate: false }
/** Tests that need a Tryton (`npm run check:tryton`). */
const trytonOnly = { adapter: ['test/**'], bench: ['**/tryton-erp.test.ts'] }
const { TEST_DATABASE_URL, NGINX_PATH, PGBOUNCER_PATH, SLOW_TESTS, TRYTON } = process.env
const slow = SLOW_TESTS === 'off' ? deployTests.slow : { server: [], bench: [] }
/** Node.js loads the code as it does in production, without a transformation. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const node = { ...patient, ...shared, ...native, environment: 'node' as const }

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'domain', root: 'packages/domain' } },
      {
        test: {
          ...node,
          name: 'erp-tryton',
          root: 'packages/erp-tryton',
          exclude: [...configDefaults.exclude, ...(TRYTON ? [] : trytonOnly.adapter)],
        },
      },
      { test: { ...node, name: 'demo', root: 'demo' } },
      { test: { ...node, name: 'demo-generator', root: 'tools/demo-generator' } },
      {
        test: {
          ...node,
          name: 'bench',
          root: 'tools/bench',
          exclude: [...configDefaults.exclude, ...slow.bench, ...(TRYTON ? [] : trytonOnly.bench)],
        },
      },
      { test: { ...node, name: 'rules', root: 'tools/rules' } },
      { test: { ...node, name: 'gate', root: 'tools/gate' } },
      // Needs the release that `npm run build` makes.
      { test: { ...node, name: 'deploy', root: 'tools/deploy' } },
      {
        test: {
          name: 'web',
          root: 'packages/web',
          ...patient,
          ...shared,
          environment: 'jsdom',
          setupFiles: [
            join(import.meta.dirname, 'packages/web/test/brand.ts'),
            join(import.meta.dirname, 'packages/web/test/window.ts'),
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          root: 'packages/server',
          globalSetup: [join(import.meta.dirname, 'packages/server/test/prepare-database.ts')],
          exclude: [
            ...configDefaults.exclude,
            ...slow.server,
            ...(TEST_DATABASE_URL ? embeddedOnly : []),
            ...(TEST_DATABASE_URL && NGINX_PATH ? [] : deployTests.nginx),
            ...(TEST_DATABASE_URL && PGBOUNCER_PATH ? [] : deployTests.pgbouncer),
          ],
        },
      },
    ],
  },
})
