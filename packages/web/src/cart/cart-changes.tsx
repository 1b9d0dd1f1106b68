import { cartMessages } from '@volute/domain/cart'
import { Alert } from '../ui/alert.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { styles } from './cart-table-styles.ts'
import { describeChange } from './describe-change.ts'
import type { Cart } from './use-cart.ts'

/** Says that the cart was changed elsewhere, and names the lines that are gone; the others say it themselves. */
export function CartChanges({ cart: { changes, paintColors, edit } }: { cart: Cart }) {
  if (changes.length === 0) return null
  const removed = changes.filter((change) => change.kind === 'removed')
  return (
    <div className={styles.changes}>
      <Alert assertive>
        {cartMessages.cartChanged}
        {removed.length > 0 && (
          <ul>
            {removed.map((change, index) => (
              <li key={index}>
                {change.from.name}: {describeChange(change, paintColors)}
              </li>
            ))}
          </ul>
        )}{' '}
        <TextButton onClick={() => edit({ act: 'review' })}>{cartMessages.reviewed}</TextButton>
      </Alert>
    </div>
  )
}
