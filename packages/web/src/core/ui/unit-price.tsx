import { formatPrice, priceText, reducedPrice } from '@volute/domain/core/pricing'
import styles from './unit-price.module.css'

interface UnitPriceProps {
  price: number | null
  /** Discount of the company in percent. */
  percent: number | null
}

/** List price of one; where the company has a discount it is struck, with the company's own price below (PRICE-07). */
export function UnitPrice({ price, percent }: UnitPriceProps) {
  const own = reducedPrice(price, percent)
  if (own === null) return formatPrice(price)
  return (
    <>
      <s className={styles.list}>
        <span className="visually-hidden">List price </span>
        {formatPrice(price)}
      </s>{' '}
      <span className={styles.own}>
        <span className="visually-hidden">{priceText('own')} </span>
        {formatPrice(own)}
      </span>
    </>
  )
}
