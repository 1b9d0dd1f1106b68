/** Tests that need more of a machine than PostgreSQL and Chromium, or take long over pictures: `npm run test:deploy` runs them. */
export const deployTests = {
  /** The server's, of several processes behind an nginx. */
  nginx: ['test/rolling-restart.test.ts'],
  /** The server's, of several processes behind a PgBouncer. */
  pgbouncer: ['test/pooler.test.ts'],
  /** Reading of scans, by project: each starts processes that draw, cut and read pictures. */
  pictures: {
    server: ['src/callouts/open-finder.test.ts', 'src/workbench/drawings/draft-drawings.test.ts'],
    bench: ['src/callouts/find-callouts.test.ts'],
  },
}

/** Patterns of the tests that take long over pictures. */
export const picturesOf = (project: keyof typeof deployTests.pictures): string[] =>
  deployTests.pictures[project].map((file) => `**/${file}`)
