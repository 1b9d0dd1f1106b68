import type { Queryable } from './queryable.ts'

/** Database and cache for a read of the catalogue. */
export interface CatalogueReads {
  db: Queryable
  catalogue: CachedReads
}

/** Number of cached rows after which those not asked for since are dropped. 50,000 parts take 18 MB. */
const MOST = 25_000

type Key = string | number
/** Finds a value; it may itself need cached reads. */
type FindOne<K extends Key, Value> = (db: Queryable, key: K, cached: CachedReads) => Promise<Value>
type FindEach<K extends Key, Value> = (db: Queryable, keys: K[]) => Promise<ReadonlyMap<K, Value>>

/**
 * Cached reads of one version of the catalogue. A change of the catalogue raises the version in its own transaction, and
 * every call gets the version that is committed when it begins: a cached value is never older than the call.
 */
export class CachedReads {
  readonly version: number
  #recent = new Map<unknown, Map<Key, unknown>>()
  #older = new Map<unknown, Map<Key, unknown>>()
  #size = 0

  constructor(version: number) {
    this.version = version
  }

  /** Returns the answer of `find` for a key; `find` is called once per key. */
  async one<K extends Key, Value>(db: Queryable, find: FindOne<K, Value>, key: K): Promise<Value> {
    const values = this.#valuesOf(find)
    if (!this.#recall(find, values, key)) this.#keep(values, key, await find(db, key, this))
    return values.get(key) as Value
  }

  /** Returns the answers of `find` for these keys, without unknown ones; each key is asked for once. */
  async each<K extends Key, Value>(
    db: Queryable,
    find: FindEach<K, Value>,
    keys: readonly K[],
  ): Promise<Map<K, Value>> {
    const values = this.#valuesOf(find)
    const missing = [...new Set(keys)].filter((key) => !this.#recall(find, values, key))
    if (missing.length > 0) {
      const found = await find(db, missing)
      for (const key of missing) this.#keep(values, key, found.get(key))
    }
    const known = keys.map((key) => [key, values.get(key)] as const)
    return new Map(known.filter((pair): pair is [K, Value] => pair[1] !== undefined))
  }

  /** Caches values that another read has found along the way. */
  learn<K extends Key, Value>(find: FindEach<K, Value>, found: ReadonlyMap<K, Value>): void {
    const values = this.#valuesOf(find)
    for (const [key, value] of found) if (!this.#recall(find, values, key)) this.#keep(values, key, value)
  }

  #valuesOf(find: unknown): Map<Key, unknown> {
    if (this.#size > MOST) {
      this.#older = this.#recent
      this.#recent = new Map()
      this.#size = 0
    }
    const values = this.#recent.get(find) ?? new Map<Key, unknown>()
    this.#recent.set(find, values)
    return values
  }

  /** True if a value is cached; an older one is then recent again. */
  #recall(find: unknown, values: Map<Key, unknown>, key: Key): boolean {
    if (values.has(key)) return true
    const older = this.#older.get(find)
    if (!older?.has(key)) return false
    this.#keep(values, key, older.get(key))
    return true
  }

  #keep(values: Map<Key, unknown>, key: Key, value: unknown) {
    values.set(key, value)
    this.#size += 1 + sizeOf(value)
  }
}

/** Number of rows in a value: the length of a list, or the `size` of the value. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  const { size } = Object(value) as { size?: unknown }
  return typeof size === 'number' ? size : 0
}
