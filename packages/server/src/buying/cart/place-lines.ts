import { type CartLine, isSameLine } from '@volute/domain/buying/cart'

export type OpenLine = CartLine & { cartItemId: number; position: number }

/** A line to be stored. A new line has no id yet, or an id that the cart does not contain. */
export type NewLine = CartLine & { cartItemId?: number }

export interface PlacedLine {
  line: NewLine
  position: number
}

/** Lines with their positions, and their differences from the stored lines. */
export interface PlacedLines {
  placed: readonly PlacedLine[]
  gone: readonly number[]
  changed: readonly PlacedLine[]
  added: readonly PlacedLine[]
  isSame: boolean
}

/** A line keeps its position unless the lines before it push it down; positions may have gaps. */
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
