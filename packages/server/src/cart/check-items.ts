import { checkItem, type CartLine, type ItemIn } from '@volute/domain/cart'
import { type Checked, orRefuse, valid } from '@volute/domain/kernel'
import { listPaintColors } from '../part/index.ts'
import type { Queryable } from '../db/index.ts'
import { findParts } from './cart-store.ts'

type KnownPart = Awaited<ReturnType<typeof findParts>> extends Map<number, infer Part> ? Part : never

/** A line that passed the item checks, with its part as the catalogue has it. */
export interface CheckedLine extends CartLine {
  units: string
  part: KnownPart
  paintColorName: string | null
}

/** Checks every item against the catalogue, in two queries however many there are (the item checks). */
export async function checkItems(db: Queryable, items: readonly ItemIn[]): Promise<Checked<CheckedLine>[]> {
  const check = await itemChecker(
    db,
    items.map((item) => item.partId),
  )
  return items.map(check)
}

/** The item check of these parts, as the catalogue has them now. */
export async function itemChecker(
  db: Queryable,
  partIds: number[],
): Promise<(item: ItemIn) => Checked<CheckedLine>> {
  const parts = await findParts(db, partIds)
  const colors = new Map((await listPaintColors(db)).map((color) => [color.paintColorId, color.name]))
  const colorIds = new Set(colors.keys())

  return (item) => {
    const part = parts.get(item.partId)
    const checked = checkItem(item, part, colorIds)
    if (!checked.ok) return checked
    if (!part) throw new Error('an unknown part passed the item checks')
    const paintColorName = colors.get(checked.value.paintColorId ?? 0) ?? null
    return valid({ ...checked.value, units: part.units, part, paintColorName })
  }
}

/** The values of checks that all passed; the first that did not refuses the call with its sentence. */
export function allValid<T>(checks: readonly Checked<T>[]): T[] {
  return checks.map((check) => orRefuse(check))
}
