import type { PoolClient } from 'pg'

/** Counters of a pool's statements. */
export interface Statements {
  answered(): number
  /** True while an open transaction sends nothing: it holds the embedded database's one session, and others wait for it. */
  isHeld(): boolean
}

/** Counts the statements of clients; `countOne` returns the function that counts the answer. */
export function openStatements() {
  const waitingOf = new Map<PoolClient, number>()
  let answered = 0
  return {
    statements: {
      answered: () => answered,
      isHeld: () => [...waitingOf].some(([client, waiting]) => waiting === 0 && isInTransaction(client)),
    } satisfies Statements,
    countOne(client: PoolClient): () => void {
      waitingOf.set(client, (waitingOf.get(client) ?? 0) + 1)
      return () => {
        answered++
        if (waitingOf.has(client)) waitingOf.set(client, (waitingOf.get(client) ?? 1) - 1)
      }
    },
    forget: (client: PoolClient) => waitingOf.delete(client),
  }
}

const isInTransaction = (client: PoolClient) => ['T', 'E'].includes(client.getTransactionStatus() ?? '')
