import { IconX } from '@tabler/icons-react'
import {
  type CartItem,
  isFixedByReplacement,
  cartMessages,
  describeOptions,
  type EditableField,
  type LineDraft,
  type LineErrors,
} from '@volute/domain/buying/cart'
import { labelledWeight, isImpellerNumber, type PaintColor } from '@volute/domain/catalogue/part'
import { formatPrice, priceText, toCents, toDollars } from '@volute/domain/core/pricing'
import { memo } from 'react'
import { FitLine } from '../../catalogue/fit/index.ts'
import { PicturedPart } from '../../catalogue/part/index.ts'
import type { PartPromise } from '../../catalogue/promise/index.ts'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { UnitPrice } from '../../core/ui/unit-price.tsx'
import { lineErrors, shownDraft, type Texts } from './act-on-cart.ts'
import { styles } from './cart-table-styles.ts'
import { AngleField, PaintSelect, QuantityField, TrimSelect } from './line-fields.tsx'
import { ReadyLine } from './readiness.tsx'
import { ReplaceItem } from './replace-item.tsx'
import type { Cart } from './use-cart.ts'

export interface CartRowProps {
  item: CartItem
  typed: Texts | undefined
  /** Same object until the ERP's answer changes, so that the memoized row renders only then. */
  answer: PartPromise | undefined
  readyError: string | undefined
  refusal: string | undefined
  paintColors: readonly PaintColor[]
  /** Discount of the company in percent. */
  discount: number | null
  /** True if any line of the cart has options. */
  hasOptions: boolean
  edit: Cart['edit']
  /** Change made to the line elsewhere. */
  change: string | undefined
  onPaint: (item: CartItem, paintColorId: number | null) => void
  onRemove: (item: CartItem) => void
}

/** One line of the cart with all its editable fields. */
export const CartRow = memo(function CartRow(props: CartRowProps) {
  const { item, typed, answer, readyError, paintColors, edit, change, onPaint, onRemove } = props
  const { discount, hasOptions } = props
  const errors = { ...(props.refusal && { quantity: props.refusal }), ...lineErrors(item, typed) }
  const total = item.price === null ? null : toDollars(toCents(item.price) * item.quantity)
  return (
    <tr
      className={styles.row}
      data-invalid={!item.isSellable || Object.keys(errors).length > 0 || undefined}
      data-changed={change !== undefined || undefined}
    >
      <th scope="row" className={styles.item}>
        <PicturedPart part={{ ...item, description: item.name }}>
          <span className={styles.name}>{item.name}</span>
          <PartNumber>{item.partNumber}</PartNumber>
          <div className={styles.facts}>
            {labelledWeight(item.weight)} · <ReadyLine {...{ item, answer }} error={readyError} />
          </div>
          {item.forPump && (
            <FitLine
              forPump={{ ...item.forPump, isKnown: item.forPump.verdict === item.acknowledgedVerdict }}
              of={item.name}
              onAcknowledge={() => edit({ act: 'know', cartItemId: item.cartItemId })}
            />
          )}
          {change && <span className={styles.notice}>{change}</span>}
          {!item.isSellable && <span className={styles.notice}>{cartMessages.notSold}</span>}
          {item.replacedBy && (
            <ReplaceItem {...{ item, edit }} by={item.replacedBy} isPrimary={isFixedByReplacement(item)} />
          )}
        </PicturedPart>
      </th>
      {item.isSellable ? (
        <CartLineFields {...{ item, typed, errors, paintColors, hasOptions, edit, onPaint }} />
      ) : (
        <CartLineTexts {...{ item, paintColors, hasOptions }} />
      )}
      <td className={styles.price}>
        <UnitPrice price={item.price} percent={discount} />
        {item.price !== null && <span className={styles.each}> each</span>}
        {item.priceKind !== 'catalogue' && <span className={styles.whose}>{priceText(item.priceKind)}</span>}
      </td>
      <td className={styles.total}>{formatPrice(total)}</td>
      <td className={styles.remove}>
        <IconButton label={`Remove ${item.name} from the cart`} onClick={() => onRemove(item)}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )
})

interface CartLineFieldsProps {
  item: CartItem
  typed: Texts | undefined
  errors: LineErrors
  paintColors: readonly PaintColor[]
  hasOptions: boolean
  edit: Cart['edit']
  onPaint: (item: CartItem, paintColorId: number | null) => void
}

/** Cells with the editable options and quantity of a line (CART-05). */
function CartLineFields(props: CartLineFieldsProps) {
  const { item, typed, errors, paintColors, hasOptions, edit, onPaint } = props
  const { cartItemId } = item
  const field = {
    draft: shownDraft(item, typed),
    errors,
    onChange: (change: Partial<LineDraft>) => edit({ act: 'change', cartItemId, change }),
    onLeave: (name: EditableField) => edit({ act: 'leave', cartItemId, field: name }),
  }
  return (
    <>
      {hasOptions && (
        <td className={styles.options}>
          {item.isPaintable && (
            <PaintSelect
              {...field}
              {...{ paintColors }}
              className={styles.paint}
              onChange={({ paintColorId = null }) => onPaint(item, paintColorId)}
            />
          )}
          {isImpellerNumber(item.partNumber) && (
            <div className={styles.impeller}>
              <TrimSelect {...field} part={item} />
              <AngleField {...field} />
            </div>
          )}
        </td>
      )}
      <td className={styles.quantity}>
        <QuantityField {...field} inRow />
      </td>
    </>
  )
}

/** The same cells for a line that is no longer sold: it can only be removed or replaced. */
function CartLineTexts({
  item,
  paintColors,
  hasOptions,
}: Pick<CartLineFieldsProps, 'item' | 'paintColors' | 'hasOptions'>) {
  const color = paintColors.find(({ paintColorId }) => paintColorId === item.paintColorId)
  return (
    <>
      {hasOptions && (
        <td className={styles.options}>
          {describeOptions({ ...item, paintColor: color?.name ?? null }).join(' · ')}
        </td>
      )}
      <td className={styles.figure}>
        <span className="visually-hidden">Quantity </span>
        {item.quantity}
      </td>
    </>
  )
}
