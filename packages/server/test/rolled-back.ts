import { TransactionRollbackError } from 'drizzle-orm'
import type { TestShop } from './open-test-shop.ts'

/**
 * Runs `act` with the shop inside one transaction that is then rolled back, attempts and sessions included. Ports with
 * connections of their own would wait for it: open the shop with other ports for such tests.
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
