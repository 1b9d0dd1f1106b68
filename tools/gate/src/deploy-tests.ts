/** Tests that need more than PostgreSQL and Chromium, or take minutes; `npm run test:deploy` runs them. */
export const deployTests = {
  /** Server tests with several processes behind nginx. */
  nginx: ['test/rolling-restart.test.ts'],
  /** Server tests with several processes behind PgBouncer. */
  pgbouncer: ['test/pooler.test.ts'],
  /** Tests that need a Tryton, from the root. Vitest ignores a path that does not exist if another one does. */
  tryton: ['packages/erp-tryton/test/', 'tools/bench/src/orders/tryton-erp.test.ts'],
  /** Tests by project: scans, which processes draw, cut and read, and files that unpack to hundreds of megabytes. */
  slow: {
    server: [
      'src/workbench/callouts/open-finder.test.ts',
      'src/workbench/workbench/drawings/draft-drawings.test.ts',
      'test/hostile/hostile-files.test.ts',
    ],
    bench: ['src/callouts/find-callouts.test.ts'],
  },
}

/** Environment of a step that skips the slow tests. */
export const withoutSlow = { SLOW_TESTS: 'off' }
