import { lazyRouteComponent } from '@tanstack/react-router'

export { AddToCartForm } from './add-to-cart-form.tsx'
export { countItems } from './count-items.ts'
export { EmptyCart } from './empty-cart.tsx'
export { CartTable } from './cart-table.tsx'
export { CartTotals } from './cart-totals.tsx'
export { isLineValid } from './edit-cart.ts'
export { useQuickAdd } from './use-add-to-cart.ts'
export { type Cart, useCart } from './use-cart.ts'
export { type Readiness, useReadyDates } from './use-ready-dates.ts'
export const CartPage = lazyRouteComponent(() => import('./cart-page.tsx'), 'CartPage')
