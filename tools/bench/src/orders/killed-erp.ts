import type { Goods } from './open-world.ts'
import type { Supervised } from './supervise.ts'

/** An order at the ERP after the run. */
export interface OrderAtErp {
  requestCode: string
  number: string
  /** `draft` or `half` confirmed if a kill left it so, else `placed`. */
  stage: 'draft' | 'half' | 'placed'
  lines: { partNumber: string; quantity: number; price: string }[]
}

/** An ERP that is killed at random, the shop's connection to it, and its orders after the run. */
export interface KilledErp {
  process: Supervised
  /** Arguments of the shop's process: the address of a rough ERP. */
  given: string[]
  /** Settings of the shop's process. */
  env: Record<string, string>
  readOrders(): Promise<OrderAtErp[]>
}

/** Opens an ERP that has these parts; `pause` gives the milliseconds before it restarts. */
export type OpenKilledErp = (goods: Goods[], pause: () => number) => Promise<KilledErp>
