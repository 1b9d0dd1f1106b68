import { type Cart, CartTable, type Readiness } from '../cart/index.ts'
import { TextButton } from '../ui/text-button.tsx'
import type { QuoteReview } from './quote/use-quote-review.ts'
import styles from './submit-order-page.module.css'

interface ItemsStepProps {
  cart: Cart
  /** The saved quote whose lines they are. */
  conversion: QuoteReview | undefined
  readiness: ReadonlyMap<number, Readiness>
}

/** Step 3: the lines of the cart or of a quote, to be edited alike (CHECKOUT-11). */
export function ItemsStep({ cart, conversion, readiness }: ItemsStepProps) {
  if (!conversion) {
    return (
      <div className={styles.cart}>
        <CartTable cart={cart} readiness={readiness} />
      </div>
    )
  }
  return (
    <>
      <div className={styles.cart}>
        <CartTable
          cart={cart}
          readiness={readiness}
          caption="Items of the quote"
          refusals={conversion.refusals}
        />
      </div>
      <p>
        <TextButton onClick={conversion.reset}>Put back what was saved</TextButton>
      </p>
    </>
  )
}
