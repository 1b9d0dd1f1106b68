import { formatWeight, type Part } from '@volute/domain/catalogue'
import { discountPriceCents, formatPrice, toBasisPoints, toCents, toDollars } from '@volute/domain/pricing'
import styles from './part-facts.module.css'

/** Price, discount price and weight of a part in one line. */
export function PartFacts({ part }: { part: Part }) {
  const { price, companyDiscount, weight } = part
  const discountPrice =
    price === null ? null : toDollars(discountPriceCents(toCents(price), toBasisPoints(companyDiscount ?? 0)))
  return (
    <dl className={styles.facts}>
      <Fact name="Price" value={formatPrice(price)} />
      <Fact name="Discount Price" value={formatPrice(discountPrice)} />
      <Fact name="Weight" value={formatWeight(weight)} />
    </dl>
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
