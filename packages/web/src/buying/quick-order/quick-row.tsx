import { IconX } from '@tabler/icons-react'
import {
  checkQuantity,
  type EditableField,
  type LineDraft,
  type LineErrors,
  settleDraft,
} from '@volute/domain/buying/cart'
import { errorsByField } from '@volute/domain/core/kernel'
import type { PaintColor, Part } from '@volute/domain/catalogue/part'
import { formatPrice, priceText, toCents, toDollars } from '@volute/domain/core/pricing'
import {
  checkLine,
  comparedPrice,
  openDifferences,
  type QuickLine,
  quickOrderMessages,
} from '@volute/domain/buying/quick-order'
import { memo } from 'react'
import { AngleField, PaintSelect, QuantityField, TrimSelect } from '../cart/index.ts'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import type { QuickList } from './open-list.ts'
import { KnownPart, UnknownPart } from './quick-part.tsx'
import { styles } from './quick-table-styles.ts'

export interface QuickRowProps {
  line: QuickLine
  /** Reason why several lines of the same goods exceed the maximum together. */
  over: string | undefined
  paintColors: readonly PaintColor[]
  list: QuickList
  /** True if any line has options. */
  hasOptions: boolean
  /** True when the nearest number should be requested. */
  isNearestWanted: boolean
  /** True for a row far down the list, which the browser may leave out while it is out of view. */
  isFar: boolean
  onMend: (lineId: number) => void
  onRemove: (line: QuickLine) => void
}

/** One line of quick order with all its editable fields (QUICK-03). */
export const QuickRow = memo(function QuickRow(props: QuickRowProps) {
  const { line, over, paintColors, list, hasOptions, isNearestWanted, isFar, onMend, onRemove } = props
  const { lineId, part } = line
  const checked = checkLine(line)
  const errors = errorsByField(checked)
  const differences = openDifferences(line, todayAtShop())
  const isWrong = over !== undefined || !checked.ok || differences.length > 0
  const name = part?.description ?? line.partNumber
  return (
    <tr
      id={`line-${lineId}`}
      className={styles.row}
      data-line={lineId}
      data-invalid={isWrong || undefined}
      data-far={isFar || undefined}
      data-tall={!part || part.isImpeller || part.isPaintable || undefined}
    >
      {part ? (
        <KnownPart {...{ part, line, list, differences }} />
      ) : (
        <UnknownPart
          key={line.partNumber}
          {...{ line, list, isNearestWanted, onMend }}
          columns={hasOptions ? 3 : 2}
          error={errors.partId}
        />
      )}
      {part && (
        <>
          {hasOptions && (
            <td className={styles.options}>
              <QuickOptions {...{ line, part, errors, paintColors, list }} />
            </td>
          )}
          <td className={styles.quantity}>
            <QuantityField
              of={name}
              draft={line}
              errors={{ quantity: errors.quantity ?? over }}
              hint={unreadQuantity(line)}
              onChange={(change) => list.change(lineId, change)}
              onLeave={leaveQuantity}
            />
          </td>
        </>
      )}
      <Prices part={part} quantity={line.quantity} own={comparedPrice(line)} />
      <td className={styles.remove}>
        <IconButton label={`Remove ${name}`} data-remove onClick={() => onRemove(line)}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )

  /** Clears an invalid quantity; shows a valid one as it is stored. */
  function leaveQuantity() {
    const { quantity = errors.quantity ? '' : line.quantity } = settleDraft(line, 'quantity')
    if (quantity !== line.quantity) list.change(lineId, { quantity })
  }
})

interface QuickOptionsProps {
  line: QuickLine
  part: Part
  errors: LineErrors
  paintColors: readonly PaintColor[]
  list: QuickList
}

/** Trim, angle and paint of a line, where its part has them (QUICK-03). */
function QuickOptions({ line, part, errors, paintColors, list }: QuickOptionsProps) {
  const { lineId } = line
  const field = {
    draft: line,
    errors,
    onChange: (change: Partial<LineDraft>) => list.change(lineId, change),
    onLeave: (name: EditableField) => list.change(lineId, settleDraft(line, name)),
  }
  return (
    <>
      {part.isImpeller && (
        <div className={styles.impeller}>
          <TrimSelect {...field} part={part} mayBeOpen />
          <AngleField {...field} name="Angle" />
        </div>
      )}
      {part.isPaintable && (
        <PaintSelect
          {...field}
          className={styles.paint}
          paintColors={paintColors}
          hint={line.unknownPaint && quickOrderMessages.paintUnknown(line.unknownPaint)}
          // Choosing a color drops the unknown color that was read.
          onChange={(change) => list.change(lineId, { ...change, unknownPaint: undefined })}
        />
      )}
    </>
  )
}

interface PricesProps {
  part: Part | null | undefined
  quantity: string
  /** Price of the company, where a list states another one. */
  own: number | null
}

function Prices({ part, quantity, own }: PricesProps) {
  const price = part?.price ?? null
  const count = checkQuantity(quantity)
  const total = price !== null && count.ok ? toDollars(toCents(price) * count.value) : null
  return (
    <>
      <td className={styles.price}>
        {part && formatPrice(price)}
        {price !== null && <span className={styles.each}> each</span>}
        {own !== null && (
          <span className={styles.own}>
            {priceText('own')} {formatPrice(own)}
          </span>
        )}
      </td>
      <td className={styles.total}>{part && (count.ok ? formatPrice(total) : '–')}</td>
    </>
  )
}

/** A row with a problem names its quantity there. */
function unreadQuantity({ quantity, read }: QuickLine): string | undefined {
  return quantity === '' && !read?.problem && read && read.quantity !== ''
    ? quickOrderMessages.wasRead(read.quantity)
    : undefined
}
