/** Tests that need more of a machine than PostgreSQL and Chromium, or take long over pictures, by their package's folder. */
export const deployTests = {
  /** The server's, of several processes behind an nginx. */
  nginx: ['test/rolling-restart.test.ts'],
  /** The server's, of several processes behind a PgBouncer. */
  pgbouncer: ['test/pooler.test.ts'],
  /** The server's, of scans: each starts processes that draw, cut and read pictures. */
  pictures: ['src/callouts/open-finder.test.ts', 'src/workbench/drawings/draft-drawings.test.ts'],
  /** The bench's, of how many callouts are found. */
  callouts: ['src/callouts/find-callouts.test.ts'],
}
