import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useState } from 'react'

type Rows = Pick<Virtualizer<Element, Element>, 'getVirtualItems' | 'getTotalSize'>

/**
 * The rendered rows of a virtual table, each with the height of the gap above it, and the gap below the last, in px.
 * `margin` is the offset of the first row in the scrolled element.
 */
export function placeRows(virtualizer: Rows, margin = 0) {
  let reached = margin
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }) => {
    const before = start - reached
    reached = end
    return { index, before }
  })
  return { rows, after: virtualizer.getTotalSize() - (reached - margin) }
}

/** Keeps the focused row rendered while it is out of view, so that it still receives keys. */
export function useKeptRow() {
  const [kept] = useState(openKeptRow)
  return kept
}

function openKeptRow() {
  let index = -1
  return {
    /** For the element around the rows, which carry `data-index`. */
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
