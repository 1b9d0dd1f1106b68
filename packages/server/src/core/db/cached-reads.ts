import type { Queryable } from './queryable.ts'

/** Database that a read of the catalogue runs on. */
export interface CatalogueReads {
  db: Queryable
  catalogue: CachedReads
}

/** Number of cached rows at which all are dropped. */
const MOST = 20_000

type Key = string | number
/** A read may itself need cached reads. */
type FindOne<K extends Key, Value> = (db: Queryable, key: K, kept: CachedReads) => Promise<Value>
type FindEach<K extends Key, Value> = (db: Queryable, keys: K[]) => Promise<ReadonlyMap<K, Value>>

/**
 * Cached reads of one version of the catalogue. A change of the catalogue raises the version in its own transaction, and every call learns
 * the version that is committed when it begins: what is kept is never older than the call.
 */
export class CachedReads {
  readonly version: number
  readonly #kept = new Map<unknown, Map<Key, unknown>>()
  #size = 0

  constructor(version: number) {
    this.version = version
  }

  /** Answer of `find` for a key; it is asked once. */
  async one<K extends Key, Value>(db: Queryable, find: FindOne<K, Value>, key: K): Promise<Value> {
    const values = this.#valuesOf(find)
    if (!values.has(key)) this.#keep(values, key, await find(db, key, this))
    return values.get(key) as Value
  }

  /** Answers of `find` for each of these keys, without those that it does not know; it is asked for each once. */
  async each<K extends Key, Value>(
    db: Queryable,
    find: FindEach<K, Value>,
    keys: readonly K[],
  ): Promise<Map<K, Value>> {
    const values = this.#valuesOf(find)
    const missing = [...new Set(keys)].filter((key) => !values.has(key))
    if (missing.length > 0) {
      const found = await find(db, missing)
      for (const key of missing) this.#keep(values, key, found.get(key))
    }
    const known = keys.map((key) => [key, values.get(key)] as const)
    return new Map(known.filter((pair): pair is [K, Value] => pair[1] !== undefined))
  }

  /** Keeps what another read has found on its way. */
  learn<K extends Key, Value>(find: FindEach<K, Value>, found: ReadonlyMap<K, Value>): void {
    const values = this.#valuesOf(find)
    for (const [key, value] of found) if (!values.has(key)) this.#keep(values, key, value)
  }

  #valuesOf(find: unknown): Map<Key, unknown> {
    if (this.#size > MOST) {
      this.#kept.clear()
      this.#size = 0
    }
    const values = this.#kept.get(find) ?? new Map<Key, unknown>()
    this.#kept.set(find, values)
    return values
  }

  #keep(values: Map<Key, unknown>, key: Key, value: unknown) {
    values.set(key, value)
    this.#size += 1 + sizeOf(value)
  }
}

/** The rows that a value holds, where it is a list of them or says how many they are. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  const { size } = Object(value) as { size?: unknown }
  return typeof size === 'number' ? size : 0
}
