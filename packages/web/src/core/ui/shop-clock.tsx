import { shopClock } from './shop-day.ts'
import styles from './shop-clock.module.css'
import { useFace } from './shop-face.ts'

/** The name of the shop's clock next to its times. */
export function ShopClock() {
  useFace()
  const name = shopClock()
  return name && <span className={styles.clock}>{name}</span>
}
