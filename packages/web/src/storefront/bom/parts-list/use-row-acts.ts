import { type BomLine, offlineMessages, orderedLine, replacedIn } from '@volute/domain/catalogue/bom'
import { useLayoutEffect, useState } from 'react'
import { useQuickAdd } from '../../../buying/cart/index.ts'
import { order, type RowOrders } from '../../../catalogue/part/index.ts'
import { toast } from '../../../core/ui/toast.ts'
import type { RowMove } from './order-quantity.tsx'

/** Actions of a row, by its index in the list. */
export interface RowActs {
  point: (line: BomLine | null) => void
  select: (index: number) => void
  drill: (partNumber: string) => void
  type: (index: number, text: string) => void
  /** Called when the part's form is likely to open. */
  expect: () => void
  customize: (line: BomLine, quantity: string) => void
  add: (line: BomLine, quantity: number) => Promise<void>
  move: (index: number, way: RowMove) => void
}

type OrderActs = Pick<RowActs, 'expect' | 'customize' | 'add'>

type ListActs = Omit<RowActs, keyof OrderActs | 'move'> & {
  rows: readonly BomLine[]
  isFlat: boolean
  isHeld: boolean
  orders: RowOrders
  /** Number of visible rows. */
  page: () => number
  /** Scrolls to a row and focuses its quantity. */
  focus: (index: number) => void
}

type AllActs = ListActs & OrderActs

const refuse = () => toast.failure(offlineMessages.order)
const held: OrderActs = { expect: () => {}, customize: refuse, add: async () => refuse() }

/** Row actions as one stable object, so that a row renders only when its own data change. */
export function useRowActs(list: ListActs): RowActs {
  const orderActs = useOrderActs(list)
  const [{ acts, connect }] = useState(openRowActs)
  useLayoutEffect(() => connect({ ...list, ...orderActs }))
  return acts
}

/** Actions that order a line's part. Where ordering is disabled they show the reason. */
export function useOrderActs({ orders, isHeld }: Pick<ListActs, 'orders' | 'isHeld'>): OrderActs {
  const quickAdd = useQuickAdd()
  if (isHeld) return held
  return {
    expect: order.prepare,
    customize: (line, quantity) => {
      const part = orderedLine(line, orders.replacing)
      order.showPart(part, { quantity, built: orders.built, replaces: replacedIn(line, part) })
    },
    add: (line, quantity) => {
      const part = orderedLine(line, orders.replacing)
      return quickAdd(part, quantity, replacedIn(line, part))
    },
  }
}

function openRowActs() {
  let now: AllActs | undefined
  const acts: RowActs = {
    point: (line) => now?.point(line),
    select: (index) => now?.select(index),
    drill: (partNumber) => now?.drill(partNumber),
    type: (index, text) => now?.type(index, text),
    expect: () => now?.expect(),
    customize: (line, quantity) => now?.customize(line, quantity),
    add: async (line, quantity) => now?.add(line, quantity),
    move: (index, way) => {
      const next = now && nextRow(now.rows, index, way, now.page())
      if (next !== undefined) now?.focus(next)
    },
  }
  return {
    acts,
    connect: (latest: AllActs) => {
      now = latest
    },
  }
}

/** Index of the row with a quantity that a key moves to; a page move stops at the first or last one. Undefined if there is none. */
export function nextRow(
  rows: readonly Pick<BomLine, 'isSellable'>[],
  index: number,
  way: RowMove,
  page: number,
): number | undefined {
  const isUp = way === 'previous' || way === 'page up' || way === 'first'
  const orderable = rows.flatMap((line, at) => (line.isSellable ? [at] : []))
  const ahead = orderable.filter((at) => (isUp ? at < index : at > index))
  const inOrder = isUp ? ahead.toReversed() : ahead

  if (way === 'next' || way === 'previous') return inOrder[0]
  if (way === 'first' || way === 'last') return inOrder.at(-1)
  return inOrder.findLast((at) => Math.abs(at - index) <= page) ?? inOrder[0]
}
