import type { Virtualizer } from '@tanstack/react-virtual'

type Rows = Pick<Virtualizer<Element, Element>, 'getVirtualItems' | 'getTotalSize'>

/**
 * The rows of a long table that exist, each with the pixels that stand for the missing ones above it, and the pixels
 * below the last. `margin` is where the rows begin in what scrolls.
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
