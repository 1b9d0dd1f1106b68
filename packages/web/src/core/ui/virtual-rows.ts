import { defaultRangeExtractor, type Range, type VirtualItem } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'

/**
 * Rendered rows of a virtual table, each with the height of the gap above it, and the gap below the last row, in px. `total`
 * is the height of all rows, `margin` the offset of the first one in the scrolled element.
 */
export function placeRows(items: readonly VirtualItem[], total: number, margin = 0) {
  let reached = margin
  const rows = items.map(({ index, start, end }) => {
    const before = start - reached
    reached = end
    return { index, before }
  })
  return { rows, after: total - (reached - margin) }
}

/** Keeps the focused row rendered while it is out of view, so that it still receives keys. */
export function useKeptRow() {
  const [kept] = useState(openKeptRow)
  return kept
}

function openKeptRow() {
  let index = -1
  return {
    /** Handlers for the element around the rows, which carry `data-index`. */
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
      },
      onBlur: () => {
        index = -1
      },
    },
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (index < 0 || index >= range.count || indexes.includes(index)) return indexes
      return [...indexes, index].toSorted((a, b) => a - b)
    },
  }
}
