import { catalogueMessages, type Replacement } from '@volute/domain/catalogue'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './superseded.module.css'
import { useOrderReplacement } from './use-order-replacement.ts'

/** `Superseded by 119402` in one quiet line; the number opens that part's form. */
export function SupersededLine({ by: { partNumber }, quantity }: { by: Replacement; quantity: string }) {
  const { orderIt } = useOrderReplacement(partNumber, quantity)
  return (
    <span className={styles.line}>
      {catalogueMessages.supersededBy}{' '}
      <TextButton aria-label={catalogueMessages.orderPart(partNumber)} onClick={orderIt}>
        <span className="mono">{partNumber}</span>
      </TextButton>
    </span>
  )
}
