import { loadOnIntent } from '../ui/load-on-intent.tsx'

export { EmptyCart } from './empty-cart.tsx'
export { CartTable } from './cart-table.tsx'
export { CartTotals } from './cart-totals.tsx'
export { actOnCart, type CartAct, type CartOnScreen, firstCart, isLineValid } from './edit-cart.ts'
export { AngleField, PaintSelect, QuantityField, TrimSelect } from './line-fields.tsx'
export { useQuickAdd } from './use-add-to-cart.ts'
export { type Cart, useCart } from './use-cart.ts'
export { usePaintColors } from './use-paint-colors.ts'
export { type Readiness, useReadiness } from './use-readiness.ts'
export const AddToCartForm = loadOnIntent(async () => (await import('./add-to-cart-form.tsx')).AddToCartForm)
export const OrderPartsForm = loadOnIntent(
  async () => (await import('./order-parts-form.tsx')).OrderPartsForm,
)
