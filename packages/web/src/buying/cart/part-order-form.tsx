import type { Part } from '@volute/domain/catalogue/part'
import { PartFacts } from '../../catalogue/part/index.ts'
import { AddPart, PartFields } from './part-fields.tsx'
import styles from './part-order-form.module.css'
import { usePartForm } from './use-part-form.ts'

/** The same form on the part's own page; it is empty again after the part is added (PART-24). */
export function PartOrderForm({ part }: { part: Part }) {
  const state = usePartForm({ part, quantity: '1', built: undefined, onAdded: () => undefined })
  return (
    <form {...state.form.props} aria-label="Order" className={styles.form}>
      <PartFacts part={part} yourPrice={state.promise?.answer.price} />
      <PartFields of={state} />
      <div className={styles.act}>
        <AddPart of={state} />
      </div>
    </form>
  )
}
