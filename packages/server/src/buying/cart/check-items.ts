import { checkItem, type CartLine, type ItemIn } from '@volute/domain/buying/cart'
import { type Checked, orThrow, valid } from '@volute/domain/core/kernel'
import { listPaintColors } from '../../catalogue/part/index.ts'
import type { CatalogueReads } from '../../core/db/index.ts'
import { type KnownPart, knownPumps, partsOf } from './cart-store.ts'

/** A line that passed the item checks, with its part as in the catalogue. */
export interface CheckedLine extends CartLine {
  units: string
  part: KnownPart
  paintColorName: string | null
}

/** Checks every item against the catalogue (the item checks), in at most three queries regardless of the number of items. */
export async function checkItems(
  from: CatalogueReads,
  items: readonly ItemIn[],
): Promise<Checked<CheckedLine>[]> {
  const check = await itemChecker(from, items)
  return items.map(check)
}

/** Item check for these parts and pumps, as the catalogue has them now. */
export async function itemChecker(
  from: CatalogueReads,
  items: readonly Pick<ItemIn, 'partId' | 'pumpId'>[],
): Promise<(item: ItemIn) => Checked<CheckedLine>> {
  const parts = await partsOf(
    from,
    items.map(({ partId }) => partId),
  )
  const pumps = await knownPumps(
    from,
    items.flatMap(({ pumpId }) => pumpId ?? []),
  )
  const colors = new Map((await listPaintColors(from)).map((color) => [color.paintColorId, color.name]))
  const colorIds = new Set(colors.keys())

  return (item) => {
    const part = parts.get(item.partId)
    const checked = checkItem(item, part, colorIds, pumps)
    if (!checked.ok) return checked
    if (!part) throw new Error('an unknown part passed the item checks')
    const paintColorName = colors.get(checked.value.paintColorId ?? 0) ?? null
    return valid({ ...checked.value, units: part.units, part, paintColorName })
  }
}

/** Values of checks that all passed. The first failed check rejects the call with its message. */
export function allValid<T>(checks: readonly Checked<T>[]): T[] {
  return checks.map((check) => orThrow(check))
}
