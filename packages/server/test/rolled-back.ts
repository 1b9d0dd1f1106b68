import { TransactionRollbackError } from 'drizzle-orm'
import type { TestShop } from './open-test-shop.ts'

/**
 * Lets the shop work inside one transaction that is rolled back, attempts and sessions too. Ports with a connection of
 * their own would wait for it: a shop for such tests is opened with others.
 */
export async function rolledBack<T>({ shop }: TestShop, act: () => Promise<T>): Promise<T> {
  const { db } = shop
  const done: T[] = []
  try {
    await db.transaction(async (tx) => {
      // A handler's own transaction becomes a savepoint in this one.
      shop.db = tx
      done.push(await act())
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  } finally {
    shop.db = db
  }
  return done[0] as T
}
