/** Tests that need more of a machine than PostgreSQL and Chromium, or take minutes: `npm run test:deploy` runs them. */
export const deployTests = {
  /** The server's, of several processes behind an nginx. */
  nginx: ['test/rolling-restart.test.ts'],
  /** The server's, of several processes behind a PgBouncer. */
  pgbouncer: ['test/pooler.test.ts'],
  /** Scans, which processes draw, cut and read, and files that unpack to hundreds of megabytes; by project. */
  slow: {
    server: [
      'src/workbench/callouts/open-finder.test.ts',
      'src/workbench/workbench/drawings/draft-drawings.test.ts',
      'test/hostile/hostile-files.test.ts',
    ],
    bench: ['src/callouts/find-callouts.test.ts'],
  },
}

/** Environment of a step that leaves the slow ones out. */
export const withoutSlow = { SLOW_TESTS: 'off' }
