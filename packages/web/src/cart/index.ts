export { AddToCartForm } from './add-to-cart-form.tsx'
export { useAddToCart, useQuickAdd } from './use-add-to-cart.ts'
export { usePaintColors } from './use-paint-colors.ts'
