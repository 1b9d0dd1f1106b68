import { formatMoment } from '@volute/domain/core/kernel'
import { clockName } from '@volute/domain/catalogue/lead-time'
import { momentAtShop } from './shop-day.ts'
import styles from './shop-clock.module.css'
import { useFace } from './shop-face.ts'

/** Names the shop's time zone next to its times if the reader's clock differs: `Los Angeles time` (OQ-110). */
export function ShopClock() {
  const { timeZone } = useFace()
  const now = new Date().toISOString()
  if (formatMoment(now) === momentAtShop(now)) return null
  return <span className={styles.clock}>{clockName(timeZone)}</span>
}
