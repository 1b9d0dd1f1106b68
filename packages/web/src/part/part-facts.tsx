import { formatWeight, type Part } from '@volute/domain/part'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import type { ReactNode } from 'react'
import styles from './part-facts.module.css'

/** Price, discount price and weight of a part in one line, beside its picture. */
export function PartFacts({ part, picture }: { part: Part; picture?: ReactNode }) {
  return (
    <div className={styles.strip} data-pictured={picture !== undefined || undefined}>
      {picture}
      <dl className={styles.facts}>
        <Fact name="Price" value={formatPrice(part.price)} />
        <Fact name="Discount Price" value={formatPrice(discountPrice(part.price, part.companyDiscount))} />
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
