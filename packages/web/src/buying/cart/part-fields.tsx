import { fitMessages } from '@volute/domain/catalogue/fit'
import { sentenceOf } from '../../core/api/index.ts'
import { ShipTimeLine } from '../../catalogue/promise/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import styles from './line-fields.module.css'
import { AngleField, PartPaint, QuantityField, TrimField } from './line-fields.tsx'
import type { PartForm } from './use-part-form.ts'

/** Quantity, options, pump and ship time of a part. */
export function PartFields({
  of: { part, field, armed, isForPump, setForPump, line, failure },
}: {
  of: PartForm
}) {
  return (
    <>
      <div className={styles.pair}>
        <QuantityField {...field} />
        {part.isImpeller && <AngleField {...field} />}
      </div>
      {part.isImpeller && <TrimField {...field} part={part} />}
      {part.isPaintable && <PartPaint {...field} />}
      {armed && (
        <Checkbox
          label={fitMessages.pump(armed.serialNumber)}
          checked={isForPump}
          onChange={({ target }) => setForPump(target.checked)}
        />
      )}
      <ShipTimeLine {...line} />
      {failure && <Alert assertive>{sentenceOf(failure)}</Alert>}
    </>
  )
}

/** Button that adds the part of the form. */
export function AddPart({ of: { busy } }: { of: PartForm }) {
  return (
    <Button {...keepsFocus} type="submit" look="primary" busy={busy}>
      Add To Cart
    </Button>
  )
}
