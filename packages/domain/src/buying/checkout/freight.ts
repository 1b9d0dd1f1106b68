import { limits } from '../../core/kernel/index.ts'

/** True if an order ships by freight: strictly over 150 lb (CART-25). */
export function isOverFreightWeight(pounds: number): boolean {
  return pounds > limits.freightPounds
}
