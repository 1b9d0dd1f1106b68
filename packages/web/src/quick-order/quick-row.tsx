import { IconX } from '@tabler/icons-react'
import { checkQuantity, settleDraft } from '@volute/domain/cart'
import { formatWeight, type PaintColor, type Part } from '@volute/domain/part'
import { extraWork } from '@volute/domain/lead-time'
import { formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import { checkLine, goodsOf, type QuickLine, quickOrderMessages } from '@volute/domain/quick-order'
import { memo } from 'react'
import { QuantityField } from '../cart/index.ts'
import { ReadyFailure, ReadyIn, useReadyDate } from '../lead-time/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { PartNumber } from '../ui/part-number.tsx'
import type { QuickList } from './open-list.ts'
import { QuickOptions } from './quick-options.tsx'
import { styles } from './quick-table-styles.ts'
import { ReplacePart } from './replace-part.tsx'
import { UnknownPart } from './unknown-part.tsx'

export interface QuickRowProps {
  line: QuickLine
  /** Why lines of the same goods are too many together. */
  over: string | undefined
  paintColors: readonly PaintColor[]
  list: QuickList
  onRemove: (line: QuickLine) => void
}

/** One line of quick order, with everything that may be changed about it (QUICK-03). */
export const QuickRow = memo(function QuickRow({ line, over, paintColors, list, onRemove }: QuickRowProps) {
  const { lineId, part } = line
  const hints = checkLine(line)
  const isWrong = over !== undefined || Object.keys(hints).length > 0
  const name = part?.description ?? line.partNumber
  return (
    <tr id={`line-${lineId}`} className={styles.row} data-line={lineId} data-invalid={isWrong || undefined}>
      {part ? (
        <KnownPart {...{ part, line, list }} />
      ) : (
        <UnknownPart key={line.partNumber} {...{ line, list }} error={hints.part} />
      )}
      <td className={styles.options}>
        {part && <QuickOptions {...{ line, part, hints, paintColors, list }} />}
      </td>
      <td className={styles.quantity}>
        {part && (
          <QuantityField
            of={name}
            draft={line}
            errors={{ quantity: hints.quantity ?? over }}
            hint={unreadQuantity(line)}
            onChange={(change) => list.change(lineId, change)}
            onLeave={leaveQuantity}
          />
        )}
      </td>
      <Prices part={part} quantity={line.quantity} />
      <td className={styles.remove}>
        <IconButton label={`Remove ${name}`} data-remove onClick={() => onRemove(line)}>
          <IconX size={18} stroke={1.5} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  )

  /** A quantity that fails is blanked, one that holds is written plainly. */
  function leaveQuantity() {
    const { quantity = hints.quantity ? '' : line.quantity } = settleDraft(line, 'quantity')
    if (quantity !== line.quantity) list.change(lineId, { quantity })
  }
})

function KnownPart({ part, line, list }: { part: Part; line: QuickLine; list: QuickList }) {
  return (
    <th scope="row" className={styles.item}>
      <span className={styles.name}>{part.description}</span>
      <PartNumber>{part.partNumber}</PartNumber>
      <div className={styles.facts}>
        {formatWeight(part.weight)} · <Ready line={line} />
      </div>
      <ReplacePart {...{ line, list }} />
      {line.read?.problem && <span className={styles.notice}>{line.read.problem}</span>}
    </th>
  )
}

/** When the line is ready to ship. */
function Ready({ line }: { line: QuickLine }) {
  const work = extraWork(goodsOf(line))
  const { ready, error } = useReadyDate({
    partNumber: line.partNumber,
    quantity: line.quantity,
    ...work,
  })
  if (error) return <ReadyFailure>{error.message}</ReadyFailure>
  return ready ? <ReadyIn erpDate={ready.erpDate} work={work} /> : <span>ready in –</span>
}

function Prices({ part, quantity }: { part: Part | null | undefined; quantity: string }) {
  const price = part?.price ?? null
  const count = checkQuantity(quantity)
  const total = price !== null && count.ok ? toDollars(toCents(price) * count.value) : null
  return (
    <>
      <td className={styles.price}>
        {part && formatPrice(price)}
        {price !== null && <span className={styles.each}> each</span>}
      </td>
      <td className={styles.total}>{part && (count.ok ? formatPrice(total) : '–')}</td>
    </>
  )
}

function unreadQuantity({ quantity, read }: QuickLine): string | undefined {
  return quantity === '' && read && read.quantity !== ''
    ? quickOrderMessages.wasRead(read.quantity)
    : undefined
}
