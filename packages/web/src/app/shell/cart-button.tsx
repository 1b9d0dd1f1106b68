import { counted } from '@volute/domain/kernel'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { cartBadge } from '@volute/domain/cart'
import styles from './top-bar.module.css'
import { useCartQuantity } from './use-cart-quantity.ts'

export function CartButton() {
  const quantity = useCartQuantity()
  const badge = cartBadge(quantity)
  return (
    <Link
      to="/shopping-cart"
      className={styles.cart}
      aria-label={spoken(quantity, badge)}
      title="Shopping Cart"
    >
      <IconShoppingCart size={22} stroke={1.5} aria-hidden="true" />
      {badge && (
        <span className={styles.count} data-warn={quantity === null || undefined} aria-hidden="true">
          {badge}
        </span>
      )}
    </Link>
  )
}

/** What is seen is part of what is spoken: `Shopping Cart, 99+, 940 items`. */
function spoken(quantity: number | null, badge: string | null): string {
  if (quantity === null) return 'Shopping Cart, quantity unknown'
  const seen = badge === '99+' ? `${badge}, ` : ''
  return `Shopping Cart, ${seen}${counted(quantity, 'item')}`
}
