import { cartMessages } from '@volute/domain/buying/cart'
import { startQuantity } from '@volute/domain/catalogue/bom'
import { fitMessages } from '@volute/domain/catalogue/fit'
import { counted, limits } from '@volute/domain/core/kernel'
import { type SubmitEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { sentenceOf } from '../../core/api/index.ts'
import { type PartsToOrder, usePagePump, useDefaultPaint } from '../../catalogue/part/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Button } from '../../core/ui/button.tsx'
import { keepsFocus } from '../../core/ui/keeps-focus.ts'
import { ModalFooter } from '../../core/ui/modal.tsx'
import styles from './order-parts-form.module.css'
import { type OrderPartsList, OrderPartsTable } from './order-parts-table.tsx'
import { type ReadOrder, readOrder } from './read-order.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/**
 * Rows of 'Order Parts', each with the form of its part. Rows with a quantity are added in one call; on failure the modal
 * stays open with the input (LOOKUP-17).
 */
export function OrderPartsForm({ rows, orders, onDone }: PartsToOrder & { onDone: () => void }) {
  const typed = useSyncExternalStore(orders.subscribe, orders.get)
  const defaultPaint = useDefaultPaint()
  const add = useAddToCart()
  const pagePump = usePagePump()
  const list = useRef<OrderPartsList>(null)
  const [isChecked, setIsChecked] = useState(false)
  const read = readOrder(rows, typed, defaultPaint ?? null, orders.built)
  const isPaintKnown = defaultPaint !== undefined || !rows.some(({ line }) => line.isPaintable)
  const reason = whyNot(read)
  const reasonId = useId()
  const wrong = isChecked ? read.invalid.size : 0
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.tools}>
        <span>{counted(rows.length, 'orderable part')}</span>
        <Button small look="ghost" onClick={() => fill(() => '')}>
          Clear Quantities
        </Button>
        <Button small look="ghost" onClick={() => fill(startQuantity)}>
          Fill Build Quantities
        </Button>
      </div>
      {pagePump && <p className={styles.pagePump}>{fitMessages.pagePump(pagePump.serialNumber)}</p>}
      <OrderPartsTable ref={list} {...{ rows, orders, isChecked, invalid: read.invalid }} />
      {add.error && (
        <div className={styles.failed}>
          <Alert assertive>{sentenceOf(add.error)}</Alert>
        </div>
      )}
      <ModalFooter
        start={
          <span id={reasonId} className={styles.reason} role="status">
            {reason ?? (wrong > 0 && `${counted(wrong, 'row')} ${wrong === 1 ? 'needs' : 'need'} attention`)}
          </span>
        }
      >
        <Button {...keepsFocus} onClick={onDone}>
          Cancel
        </Button>
        <Button
          {...keepsFocus}
          type="submit"
          look="primary"
          disabled={reason !== null}
          aria-describedby={reasonId}
          busy={add.isPending ? 'Adding' : !isPaintKnown && 'Loading'}
        >
          {addText(read.chosen)}
        </Button>
      </ModalFooter>
    </form>
  )

  function fill(quantityFor: (buildQuantity: number) => string | number) {
    orders.changeAll(
      rows.map(({ key, line }) => [key, { quantity: String(quantityFor(line.buildQuantity)) }]),
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (add.isPending || !isPaintKnown || reason !== null) return
    setIsChecked(true)
    const firstWrong = rows.findIndex(({ key }) => read.invalid.has(key))
    if (firstWrong >= 0) return list.current?.showWrong(firstWrong)
    const added = { additions: read.additions, pumpId: pagePump?.pumpId ?? null }
    add.mutate(added, {
      onSuccess: () => {
        orders.reset(rows.map(({ key }) => key))
        onDone()
      },
    })
  }
}

/** Reason why nothing can be sent. Errors of a row are shown in the row. */
function whyNot({ additions, chosen }: ReadOrder): string | null {
  if (chosen === 0) return 'Enter a quantity first.'
  return additions.length > limits.cartItems ? cartMessages.tooManyLines(additions.length) : null
}

function addText(count: number): string {
  if (count === 0) return 'Add Parts To Cart'
  return `Add ${counted(count, 'Part')} To Cart`
}
