import { formatWeight, type Part } from '@volute/domain/catalogue/part'
import { formatPrice, priceText, reducedPrice } from '@volute/domain/core/pricing'
import type { ReactNode } from 'react'
import styles from './part-facts.module.css'

interface PartFactsProps {
  part: Part
  /** ERP price for this customer and quantity, replacing the discount price. */
  yourPrice?: number | null | undefined
  picture?: ReactNode
}

/** Price, the company's own price where it differs (PRICE-07), and weight of a part in one row, next to its picture. */
export function PartFacts({ part, yourPrice = null, picture }: PartFactsProps) {
  const own = yourPrice ?? reducedPrice(part.price, part.companyDiscount)
  const isStruck = own !== null && part.price !== null && own !== part.price
  return (
    <div className={styles.strip}>
      {picture}
      <dl className={styles.facts}>
        {isStruck && (
          <Fact name="List price" value={<s className={styles.list}>{formatPrice(part.price)}</s>} />
        )}
        {own === null && <Fact name="Price" value={formatPrice(part.price)} />}
        {own !== null && <Fact name={priceText('own') ?? ''} value={formatPrice(own)} />}
        <Fact name="Weight" value={formatWeight(part.weight)} />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
