import { type CartLine, isSameLine } from '@volute/domain/buying/cart'

export type OpenLine = CartLine & { cartItemId: number; position: number }

/** A line to be stored; a new one has no id yet, or one that the cart does not have. */
export type NewLine = CartLine & { cartItemId?: number }

export interface PlacedLine {
  line: NewLine
  position: number
}

/** The lines in their places, and what of them differs from the stored ones. */
export interface PlacedLines {
  placed: readonly PlacedLine[]
  gone: readonly number[]
  changed: readonly PlacedLine[]
  added: readonly PlacedLine[]
  isSame: boolean
}

/** A line stays at its position as long as the lines before it leave it there; positions may have gaps. */
export function placeLines(lines: readonly NewLine[], stored: readonly OpenLine[]): PlacedLines {
  const before = new Map(stored.map((line) => [line.cartItemId, line]))
  const old = (line: NewLine) => before.get(line.cartItemId ?? 0)
  let last = -1
  const placed = lines.map((line) => {
    last = Math.max(old(line)?.position ?? 0, last + 1)
    return { line, position: last }
  })

  const kept = new Set(lines.map(({ cartItemId }) => cartItemId))
  const gone = [...before.keys()].filter((id) => !kept.has(id))
  const added = placed.filter(({ line }) => !old(line))
  const changed = placed.filter(({ line, position }) => {
    const was = old(line)
    return was && (was.position !== position || !isSameLine(was, line))
  })
  return { placed, gone, changed, added, isSame: gone.length + changed.length + added.length === 0 }
}
