import { setImmediate } from 'node:timers/promises'
import type { Queryable } from './queryable.ts'

type Work<Key, Value> = (db: Queryable, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/**
 * Does the work of many calls at once, a read or a transaction: one runs at a time, and each does everything requested since
 * the previous one began. If it fails, it fails for all of these.
 */
export function doTogether<Key, Value>(work: Work<Key, Value>) {
  const workers = new WeakMap<Queryable, ReturnType<typeof worker<Key, Value>>>()
  return (db: Queryable, key: Key): Promise<Value | undefined> => {
    const doOne = workers.get(db) ?? worker((keys) => work(db, keys))
    workers.set(db, doOne)
    return doOne(key)
  }
}

function worker<Key, Value>(work: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
  let asked: Set<Key> | undefined
  let next: ReturnType<typeof work>
  let current: Promise<unknown> = Promise.resolve()

  async function doAsked() {
    await current.catch(() => {})
    // Other calls that have arrived by now are read first.
    await setImmediate()
    const keys = [...(asked ?? [])]
    asked = undefined
    const working = work(keys)
    current = working
    return working
  }

  return async (key: Key) => {
    if (!asked) {
      asked = new Set()
      next = doAsked()
    }
    asked.add(key)
    return (await next).get(key)
  }
}
