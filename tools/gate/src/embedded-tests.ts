/** Server tests that start their own embedded databases, whatever database the others run on. */
export const embeddedOnly = [
  'src/core/db/lock-folder.test.ts',
  'src/core/db/ping-database.test.ts',
  'src/workbench/import/main.test.ts',
  'test/data-folder.test.ts',
]

/**
 * Tests that also run on the embedded database, after all server tests have run on PostgreSQL. They cover every
 * endpoint, parallel orders on its single session, search, migrations, the import, a backup, the queue, a killed shop,
 * and a newer schema.
 */
export const embeddedWalk = [
  'src/storefront/search/search.test.ts',
  'src/core/db/migrate-database.test.ts',
  'src/workbench/import/import-folder.test.ts',
  'src/app/data/round-trip.test.ts',
  'src/buying/orders/order-cart-once.test.ts',
  'src/core/queue/queue.test.ts',
  'test/access-matrix/access-matrix.test.ts',
  'test/kill-shop.test.ts',
  'test/newer-schema.test.ts',
]
