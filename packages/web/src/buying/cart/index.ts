import { lazy } from 'react'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'

export { actOnCart, type CartAct, type CartOnScreen, firstCart, isLineValid } from './act-on-cart.ts'
export { CartTable, EmptyCart } from './cart-table.tsx'
export { CartTotals } from './cart-totals.tsx'
export { AngleField, PaintSelect, QuantityField, TrimSelect, usePaintColors } from './line-fields.tsx'
export { type Readiness, shipmentOf, useReadiness } from './readiness.tsx'
export { useQuickAdd, useQuickAddAll } from './use-add-to-cart.ts'
export { type Cart, useCart } from './use-cart.ts'
export { useQuantitiesInCart } from './use-quantities-in-cart.ts'
export const AddToCartForm = loadOnIntent(async () => (await import('./add-to-cart-form.tsx')).AddToCartForm)
export const OrderPartsForm = loadOnIntent(
  async () => (await import('./order-parts-form.tsx')).OrderPartsForm,
)
/** Part of a page that shows a placeholder until its code is loaded. */
export const PartOrderForm = lazy(async () => ({
  default: (await import('./part-order-form.tsx')).PartOrderForm,
}))
