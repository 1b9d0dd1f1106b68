import type { Goods } from './open-world.ts'
import type { Supervised } from './supervise.ts'

/** An order as the ERP has it in the end. */
export interface OrderAtErp {
  requestCode: string
  number: string
  /** Stage of the order: left as a draft or half confirmed by a kill, or placed. */
  stage: 'draft' | 'half' | 'placed'
  lines: { partNumber: string; quantity: number; price: string }[]
}

/** An ERP that is ended at random, the shop's way to it, and what it holds in the end. */
export interface KilledErp {
  process: Supervised
  /** The shop's argument: the address of a rough ERP. */
  given: string[]
  /** The shop's settings. */
  env: Record<string, string>
  readOrders(): Promise<OrderAtErp[]>
}

/** Opens an ERP that knows these parts; it pauses so long before it starts again. */
export type OpenKilledErp = (goods: Goods[], pause: () => number) => Promise<KilledErp>
