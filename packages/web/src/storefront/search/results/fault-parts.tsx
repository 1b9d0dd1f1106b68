import { builtImpellerOf } from '@volute/domain/buying/cart'
import { type getLookup, replacingOf, startQuantity } from '@volute/domain/catalogue/bom'
import { partMessages } from '@volute/domain/catalogue/part'
import { counted, type ReplyOf } from '@volute/domain/core/kernel'
import { discountPrice, formatPrice } from '@volute/domain/core/pricing'
import { type RemedyPart, remedyParts } from '@volute/domain/storefront/faults'
import type { FaultAnswer } from '@volute/domain/storefront/search'
import { useMemo, useState } from 'react'
import { useQuickAddAll } from '../../../buying/cart/index.ts'
import { order, PartPicture, rowOrdersOf } from '../../../catalogue/part/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { Checkbox } from '../../../core/ui/checkbox.tsx'
import { keepsFocus } from '../../../core/ui/keeps-focus.ts'
import { PartNumber } from '../../../core/ui/part-number.tsx'
import styles from './fault-answers.module.css'

type Lookup = ReplyOf<typeof getLookup>

interface FaultPartsProps extends Pick<FaultAnswer, 'rows'> {
  /** Look-up of the pump. */
  lookup: Lookup
  symptom: string
  manual: string
}

/** Parts of the pump that the remedies name, with one button that adds the ticked ones. Doubtful parts start unticked. */
export function FaultParts({ rows, lookup, symptom, manual }: FaultPartsProps) {
  const parts = useMemo(() => partsOf(lookup, rows, manual), [lookup, rows, manual])
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const addTicked = useAddTicked(symptom, lookup)
  const [isAdding, setAdding] = useState(false)
  if (parts.length === 0) return null
  const isTicked = ({ line, isSure }: RemedyPart) => isSure !== turned.has(line.partNumber)
  const ticked = parts.filter(isTicked)
  return (
    <section className={styles.parts} aria-label={`Parts for ${symptom}`}>
      <ul>
        {parts.map((part) => (
          <PartRow
            key={part.line.partNumber}
            part={part}
            isTicked={isTicked(part)}
            onTurn={() => setTurned((last) => last.symmetricDifference(new Set([part.line.partNumber])))}
          />
        ))}
      </ul>
      <Button
        {...keepsFocus}
        look="primary"
        disabled={ticked.length === 0}
        busy={isAdding && 'Adding'}
        onClick={() => void add()}
      >
        {ticked.length === parts.length ? 'Add All' : `Add ${counted(ticked.length, 'Part')}`}
      </Button>
    </section>
  )

  async function add() {
    if (isAdding) return
    setAdding(true)
    await addTicked(ticked)
    setAdding(false)
  }
}

const partsOf = (lookup: Lookup, rows: FaultAnswer['rows'], manual: string) =>
  remedyParts(rows, { parts: lookup.bom.parts, replacing: replacingOf(lookup) }, manual)

/** Adds parts with their quantities; with an impeller, which needs a trim, it opens 'Order Parts' with them. */
function useAddTicked(symptom: string, lookup: Lookup) {
  const addAll = useQuickAddAll()
  return async (parts: readonly RemedyPart[]) => {
    if (!parts.some(({ line }) => line.isImpeller))
      return addAll(
        parts.map(({ line, replaces }) => ({
          part: line,
          quantity: startQuantity(line.buildQuantity),
          replaces,
        })),
      )
    const rows = parts.map(({ line, replaces }) => ({ key: line.partNumber, line, replaces }))
    return order.showParts({
      of: symptom,
      rows,
      orders: rowOrdersOf(rows, { built: builtImpellerOf(lookup) }),
    })
  }
}

interface PartRowProps {
  part: RemedyPart
  isTicked: boolean
  onTurn: () => void
}

function PartRow({ part: { line, replaces, isSure }, isTicked, onTurn }: PartRowProps) {
  const { description, partNumber, price, companyDiscount, unitName, buildQuantity } = line
  return (
    <li className={styles.part}>
      <Checkbox
        label={<span className="visually-hidden">{description}</span>}
        checked={isTicked}
        onChange={onTurn}
      />
      <PartPicture part={line} size={40} />
      <div className={styles.name}>
        {description} <PartNumber isPlain>{partNumber}</PartNumber>
        {(replaces || !isSure) && (
          <p className={styles.note}>
            {replaces && partMessages.replaces(partNumber, replaces)}{' '}
            {!isSure && 'The remedy may mean this part.'}
          </p>
        )}
      </div>
      <span className={styles.price}>
        {startQuantity(buildQuantity)} × {formatPrice(discountPrice(price, companyDiscount))}
        {price !== null && ` / ${unitName}`}
      </span>
    </li>
  )
}
