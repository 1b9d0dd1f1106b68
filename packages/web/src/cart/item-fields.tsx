import type { Part } from '@volute/domain/catalogue'
import { ItemAngle } from './item-angle.tsx'
import type { ItemFieldProps } from './item-field.ts'
import styles from './item-fields.module.css'
import { ItemPaint } from './item-paint.tsx'
import { ItemQuantity } from './item-quantity.tsx'
import { ItemTrim } from './item-trim.tsx'

/** Quantity, impeller values and paint of one part, as far as the part has them (PART-12 to PART-21). */
export function ItemFields({ part, ...field }: ItemFieldProps & { part: Part }) {
  return (
    <>
      <div className={styles.pair}>
        <ItemQuantity {...field} />
        {part.isImpeller && <ItemAngle {...field} />}
      </div>
      {part.isImpeller && <ItemTrim {...field} />}
      {part.isPaintable && <ItemPaint {...field} />}
    </>
  )
}

/** The same fields without the quantity, in one line of a table. */
export function ItemOptionsInRow({ part, ...field }: ItemFieldProps & { part: Part; of: string }) {
  return (
    <div className={styles.inRow}>
      {part.isImpeller && <ItemTrim {...field} />}
      {part.isImpeller && <ItemAngle {...field} />}
      {part.isPaintable && <ItemPaint {...field} />}
    </div>
  )
}
