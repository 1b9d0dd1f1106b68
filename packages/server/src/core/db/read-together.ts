import type { Queryable } from './queryable.ts'

type Read<Key, Value> = (db: Queryable, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/**
 * Reads the values of many calls at once: one statement runs at a time, and each reads everything requested since the
 * previous one began.
 */
export function readTogether<Key, Value>(read: Read<Key, Value>) {
  const readers = new WeakMap<Queryable, ReturnType<typeof reader<Key, Value>>>()
  return (db: Queryable, key: Key): Promise<Value | undefined> => {
    const readOne = readers.get(db) ?? reader((keys) => read(db, keys))
    readers.set(db, readOne)
    return readOne(key)
  }
}

function reader<Key, Value>(read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>) {
  let asked: Set<Key> | undefined
  let next: ReturnType<typeof read>
  let current: Promise<unknown> = Promise.resolve()

  async function readAsked() {
    await current.catch(() => {})
    const keys = [...(asked ?? [])]
    asked = undefined
    const reading = read(keys)
    current = reading
    return reading
  }

  return async (key: Key) => {
    if (!asked) {
      asked = new Set()
      next = readAsked()
    }
    asked.add(key)
    return (await next).get(key)
  }
}
