import { formatWeight, type Part } from '@volute/domain/catalogue/part'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import type { ReactNode } from 'react'
import styles from './part-facts.module.css'

interface PartFactsProps {
  part: Part
  /** ERP price for this customer and quantity, replacing the discount price. */
  yourPrice?: number | null | undefined
  picture?: ReactNode
}

/** Price, discount price and weight of a part in one row, next to its picture. */
export function PartFacts({ part, yourPrice = null, picture }: PartFactsProps) {
  return (
    <div className={styles.strip}>
      {picture}
      <dl className={styles.facts}>
        <Fact name="Price" value={formatPrice(part.price)} />
        {yourPrice === null ? (
          <Fact name="Discount Price" value={formatPrice(discountPrice(part.price, part.companyDiscount))} />
        ) : (
          <Fact name="Your Price" value={formatPrice(yourPrice)} />
        )}
        <Fact name="Weight" value={formatWeight(part.weight)} />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
