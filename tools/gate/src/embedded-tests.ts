/** The server's tests that start embedded databases of their own, whatever the others run on. */
export const embeddedOnly = [
  'src/core/db/lock-folder.test.ts',
  'src/core/db/ping-database.test.ts',
  'src/workbench/import/main.test.ts',
  'test/data-folder.test.ts',
]

/**
 * A walk through the whole shop for the embedded database, when all of the server's tests have run on PostgreSQL: every
 * endpoint, its one session under parallel orders, its search, its migrations, the import, a backup, the queue, a killed
 * shop, and a newer one's schema.
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
