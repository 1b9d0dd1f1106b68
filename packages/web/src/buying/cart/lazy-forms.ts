import { lazy } from 'react'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'

export const AddToCartForm = loadOnIntent(async () => (await import('./add-to-cart-form.tsx')).AddToCartForm)
export const OrderPartsForm = loadOnIntent(
  async () => (await import('./order-parts-form.tsx')).OrderPartsForm,
)
/** Part of a page that shows a placeholder until its code is loaded. */
export const PartOrderForm = lazy(async () => ({
  default: (await import('./part-order-form.tsx')).PartOrderForm,
}))
