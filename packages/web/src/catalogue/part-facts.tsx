import { formatWeight, type Part } from '@volute/domain/catalogue'
import { discountPrice, formatPrice } from '@volute/domain/pricing'
import styles from './part-facts.module.css'

/** Price, discount price and weight of a part in one line. */
export function PartFacts({ part }: { part: Part }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Price" value={formatPrice(part.price)} />
      <Fact name="Discount Price" value={formatPrice(discountPrice(part.price, part.companyDiscount))} />
      <Fact name="Weight" value={formatWeight(part.weight)} />
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
