import { randomUUID } from 'node:crypto'
import { between, type Chance, pick } from '../catalogue/seeded.ts'
import type { Goods } from './open-world.ts'

export interface PlannedLine extends Goods {
  quantity: number
}

/** Order of one buyer, and the line added to the cart while the order is on its way. */
export interface PlannedOrder {
  requestCode: string
  lines: PlannedLine[]
  late: PlannedLine | undefined
}

/** Plans orders of one to five different parts; every third is followed by a part that is not in it. */
export function planOrders(count: number, goods: readonly Goods[], chance: Chance): PlannedOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const lines = planLines(goods, between(chance, 1, 5), chance)
    const others = goods.filter((one) => !lines.some((line) => line.partId === one.partId))
    return {
      requestCode: randomUUID(),
      lines,
      late: index % 3 === 0 ? { ...pick(chance, others), quantity: 1 } : undefined,
    }
  })
}

function planLines(goods: readonly Goods[], count: number, chance: Chance): PlannedLine[] {
  const lines = new Map<number, PlannedLine>()
  while (lines.size < count) {
    const one = pick(chance, goods)
    lines.set(one.partId, { ...one, quantity: between(chance, 1, 20) })
  }
  return [...lines.values()]
}
