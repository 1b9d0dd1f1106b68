import type { LineDraft } from '@volute/domain/buying/cart'
import { type BomLine, type Replacing, startQuantity } from '@volute/domain/catalogue/bom'
import type { BuiltImpeller } from '@volute/domain/catalogue/fit'
import { useSyncExternalStore } from 'react'

/** Values typed or selected for a row; a missing field has its initial value (PART-01). */
export type RowOrder = Partial<LineDraft>

/** Row of the parts list that can be ordered. */
export interface OrderRow {
  /** Unique among all rows of the BOM, even if a part occurs twice. */
  key: string
  line: BomLine
  /** Number of the superseded part that the line replaces. */
  replaces?: string | undefined
}

interface KnownOfList {
  built?: BuiltImpeller | undefined
  replacing?: Replacing
}

const none: Replacing = new Map()

export type RowOrders = ReturnType<typeof openRowOrders>

/** State of all rows of a BOM; persists while they scroll out of view or another assembly is shown. */
export function openRowOrders({ built, replacing = none }: KnownOfList = {}) {
  let all: Readonly<Record<string, RowOrder>> = {}
  const listeners = new Set<() => void>()

  return {
    /** Impeller on the pump's nameplate, if the lookup knows it. */
    built,
    /** Parts that are ordered in place of superseded ones. */
    replacing,
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (key: string, change: RowOrder) => show({ ...all, [key]: { ...all[key], ...change } }),
    /** Changes several rows at once, by key. */
    changeAll: (changes: readonly (readonly [key: string, change: RowOrder])[]) =>
      show({
        ...all,
        ...Object.fromEntries(changes.map(([key, change]) => [key, { ...all[key], ...change }])),
      }),
    /** Resets rows to their initial values. */
    reset: (keys: readonly string[]) => {
      const gone = new Set(keys)
      show(Object.fromEntries(Object.entries(all).filter(([key]) => !gone.has(key))))
    },
  }

  function show(next: typeof all) {
    all = next
    for (const listener of listeners) listener()
  }
}

const kept = new WeakMap<object, RowOrders>()

/** Returns the state of a BOM's rows, which lives as long as the BOM is cached, even while another page is open. */
export function rowOrdersOf(bom: object, known?: KnownOfList): RowOrders {
  const orders = kept.get(bom) ?? openRowOrders(known)
  kept.set(bom, orders)
  return orders
}

/** Current values of a row. */
export function useRowOrder(orders: RowOrders, key: string): RowOrder | undefined {
  return useSyncExternalStore(orders.subscribe, () => orders.get()[key])
}

/** Key of a row: its assembly's path and its index there. */
export function rowKey(path: readonly string[], index: number): string {
  return JSON.stringify([...path, index])
}

/** Order Quantity of a row: the typed value, else the build quantity. */
export function quantityOf(line: BomLine, order: RowOrder | undefined): string {
  return order?.quantity ?? String(startQuantity(line.buildQuantity))
}
