import { type BomLine, rowActions } from '@volute/domain/catalogue'
import { useLayoutEffect, useState } from 'react'
import { useOrder } from '../search/order-provider.tsx'

/** What a row can do, by its place in the list. */
export interface RowActs {
  hot: (line: BomLine | null) => void
  select: (line: BomLine) => void
  drill: (partNumber: string) => void
  type: (index: number, text: string) => void
  customize: (line: BomLine, quantity: string) => void
  add: (line: BomLine, quantity: string) => Promise<void>
  enter: (index: number, line: BomLine, quantity: string) => void
  move: (index: number, by: -1 | 1) => void
}

type ListActs = Omit<RowActs, 'customize' | 'add' | 'enter' | 'move'> & {
  rows: readonly BomLine[]
  isFlat: boolean
  /** Brings a row into view and the focus into its quantity. */
  focus: (index: number) => void
}

type AllActs = ListActs & Pick<RowActs, 'customize' | 'add'>

/** The acts of rows in one object that never changes, so that a row renders again only for its own sake. */
export function useRowActs(list: ListActs): RowActs {
  const { showPart, quickAdd } = useOrder()
  const [{ acts, connect }] = useState(openRowActs)
  useLayoutEffect(() => connect({ ...list, customize: showPart, add: quickAdd }))
  return acts
}

function openRowActs() {
  let now: AllActs | undefined
  const acts: RowActs = {
    hot: (line) => now?.hot(line),
    select: (line) => now?.select(line),
    drill: (partNumber) => now?.drill(partNumber),
    type: (index, text) => now?.type(index, text),
    customize: (line, quantity) => now?.customize(line, quantity),
    add: async (line, quantity) => now?.add(line, quantity),
    enter: (index, line, quantity) => {
      const { quickAdd } = rowActions(line, { isFlat: now?.isFlat ?? false })
      if (!quickAdd) return acts.customize(line, quantity)
      void acts.add(line, quantity)
      acts.move(index, 1)
    },
    move: (index, by) => {
      let next = index + by
      while (now?.rows[next]?.isSellable === false) next += by
      if (now?.rows[next]) now.focus(next)
    },
  }
  return {
    acts,
    connect: (latest: AllActs) => {
      now = latest
    },
  }
}
