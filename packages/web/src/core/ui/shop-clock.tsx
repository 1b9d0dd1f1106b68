import { shopClock } from './shop-day.ts'
import styles from './shop-clock.module.css'
import { useBrand } from './shop-brand.ts'

/** The name of the shop's clock next to its times. */
export function ShopClock() {
  useBrand()
  const name = shopClock()
  return name && <span className={styles.clock}>{name}</span>
}
