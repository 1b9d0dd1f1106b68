import { type BuiltImpeller, type LineDraft } from '@volute/domain/buying/cart'
import { type BomLine, startQuantity } from '@volute/domain/catalogue/bom'
import { useSyncExternalStore } from 'react'

/** Values typed or chosen for a row; a missing field has its initial value (PART-01). */
export type RowOrder = Partial<LineDraft>

/** A row of the parts list that can be ordered. */
export interface OrderRow {
  /** Names the row among all rows of the BOM, also where a part stands twice. */
  key: string
  line: BomLine
}

export type RowOrders = ReturnType<typeof openRowOrders>

/** The state of all rows of a BOM, kept while they scroll out of view or another assembly is shown. */
export function openRowOrders(built?: BuiltImpeller) {
  let all: Readonly<Record<string, RowOrder>> = {}
  const listeners = new Set<() => void>()

  return {
    /** The impeller of the pump's nameplate, where the look-up knows it. */
    built,
    get: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (key: string, change: RowOrder) => show({ ...all, [key]: { ...all[key], ...change } }),
    /** Changes many rows at once, by their keys. */
    changeAll: (changes: readonly (readonly [key: string, change: RowOrder])[]) =>
      show({
        ...all,
        ...Object.fromEntries(changes.map(([key, change]) => [key, { ...all[key], ...change }])),
      }),
    /** Puts rows back to how they start. */
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

/** The state of a BOM's rows, kept as long as the BOM is cached, also while another page is open. */
export function rowOrdersOf(bom: object, built?: BuiltImpeller): RowOrders {
  const orders = kept.get(bom) ?? openRowOrders(built)
  kept.set(bom, orders)
  return orders
}

/** Values of a row now. */
export function useRowOrder(orders: RowOrders, key: string): RowOrder | undefined {
  return useSyncExternalStore(orders.subscribe, () => orders.get()[key])
}

/** Names a row by its assembly and its place in it. */
export function rowKey(path: readonly string[], index: number): string {
  return JSON.stringify([...path, index])
}

/** A row's Order Quantity: what was typed, else the build quantity. */
export function quantityOf(line: BomLine, order: RowOrder | undefined): string {
  return order?.quantity ?? String(startQuantity(line.buildQuantity))
}
