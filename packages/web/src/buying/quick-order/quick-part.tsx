import { cartMessages } from '@volute/domain/buying/cart'
import { extraWork } from '@volute/domain/catalogue/lead-time'
import type { LineDifference } from '@volute/domain/buying/list-reading'
import { labelledWeight, type Part, partMessages } from '@volute/domain/catalogue/part'
import {
  goodsOf,
  type QuickLine,
  partBoxMessages,
  quickOrderMessages,
} from '@volute/domain/buying/quick-order'
import type { NearestPart } from '@volute/domain/storefront/search'
import { useState } from 'react'
import { PicturedPart } from '../../catalogue/part/index.ts'
import { ReadyFailure, ReadyIn, usePromise } from '../../catalogue/promise/index.ts'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { TextButton } from '../../core/ui/text-button.tsx'
import { DifferenceRows } from './difference-rows.tsx'
import type { QuickList } from './open-list.ts'
import { PartNumberField } from '../lines/index.ts'
import { styles } from './quick-table-styles.ts'
import { useNearest } from './use-nearest.ts'

interface KnownPartProps {
  part: Part
  line: QuickLine
  list: QuickList
  differences: readonly LineDifference[]
}

/** Part of a line, its weight and its ready date, and where the list says something else. */
export function KnownPart({ part, line, list, differences }: KnownPartProps) {
  const { read } = line
  const isEntered = read?.listed?.isAsked && line.quantity !== ''
  const isReplaceAsked = differences.some(({ kind }) => kind === 'SUPERSEDED')
  return (
    <th scope="row" className={styles.item}>
      <PicturedPart part={part} size={40}>
        <span className={styles.name}>{part.description}</span>
        <PartNumber>{part.partNumber}</PartNumber>
        <div className={styles.facts}>
          {labelledWeight(part.weight)} · <Ready line={line} />
          {line.pumpId && read?.listed && ` · for pump ${read.listed.pump}`}
        </div>
        {!isReplaceAsked && <ReplacePart {...{ line, list }} />}
        {read?.problem && !isEntered && <span className={styles.notice}>{read.problem}</span>}
        {read?.listed?.isAmountOff && <span className={styles.notice}>{quickOrderMessages.amountOff}</span>}
        {differences.length > 0 && <DifferenceRows {...{ line, differences, list }} />}
        {line.refused && <span className={styles.notice}>{line.refused}</span>}
      </PicturedPart>
    </th>
  )
}

interface UnknownPartProps {
  line: QuickLine
  list: QuickList
  error: string | undefined
  /** Number of columns up to the price. */
  columns: number
  /** True when the nearest number should be requested. */
  isNearestWanted: boolean
  /** Called when the number is fixed, so that the focus moves on. */
  onMend: (lineId: number) => void
}

/**
 * Line with an unknown number. The number can be edited in the line and is looked up again when its field is left; Enter on
 * the unchanged number takes the same number in another spelling, but never another number (QUICK-06, FIND-40).
 */
export function UnknownPart({ line, list, error, columns, isNearestWanted, onMend }: UnknownPartProps) {
  const [text, setText] = useState(line.partNumber)
  const nearest = useNearest(line, isNearestWanted && !line.unsold)
  return (
    <th scope="row" colSpan={columns} className={styles.item}>
      <span className={styles.name}>
        {line.part === null ? (line.unsold?.description ?? 'Unknown part') : 'Looking up'}
      </span>
      {line.read && (
        <span className={styles.facts}>
          Row {line.read.row}
          {line.quantity && `, quantity ${line.quantity}`}
          {line.read.listed?.words && ` · ${line.read.listed.words}`}
        </span>
      )}
      <PartNumberField
        label={`Part number, ${line.partNumber}`}
        className={styles.number}
        text={text}
        error={error === cartMessages.partInvalid && text !== line.partNumber ? undefined : error}
        hint={nearest && <Nearest part={nearest} onTake={() => take(nearest.partNumber)} />}
        onType={setText}
        onChoose={take}
        onEnter={enter}
        onLeave={leave}
      />
      <ReplacePart {...{ line, list }} />
    </th>
  )

  function leave() {
    const partNumber = text.trim().toUpperCase()
    if (partNumber === '') return setText(line.partNumber)
    if (partNumber !== line.partNumber) list.change(line.lineId, { partNumber, part: undefined })
  }

  function enter() {
    const typed = text.trim().toUpperCase()
    if (typed !== '' && typed !== line.partNumber) take(typed)
    else if (nearest?.isSame) take(nearest.partNumber)
  }

  function take(partNumber: string) {
    list.change(line.lineId, { partNumber, part: undefined })
    onMend(line.lineId)
  }
}

/** Known part number nearest to an unknown one: the same in another spelling, or another number that resembles it. */
function Nearest({ part, onTake }: { part: NearestPart; onTake: () => void }) {
  return (
    <>
      {!part.isSame && `${quickOrderMessages.similar} `}
      <TextButton onClick={onTake}>{partBoxMessages.takeNearest(part.partNumber)}</TextButton>{' '}
      {part.description} {part.isSame && <kbd aria-hidden="true">Enter</kbd>}
    </>
  )
}

/** Names the replacement of a superseded part and swaps it in, keeping the line's quantity. */
function ReplacePart({ line, list }: { line: QuickLine; list: QuickList }) {
  const { lineId, instead } = line
  if (!instead) return null
  return (
    <span className={styles.superseded}>
      {partMessages.supersededBy} <span className="mono">{instead}</span>{' '}
      <TextButton onClick={() => list.change(lineId, { partNumber: instead, part: undefined })}>
        {cartMessages.replaceWith(instead)}
      </TextButton>
    </span>
  )
}

/** Ready date of the line. */
function Ready({ line }: { line: QuickLine }) {
  const work = extraWork(goodsOf(line))
  const { promise, error } = usePromise({
    partNumber: line.partNumber,
    quantity: line.quantity,
    ...work,
  })
  if (error && !promise) return <ReadyFailure>{error.message}</ReadyFailure>
  return promise ? <ReadyIn answer={promise.answer} work={work} /> : <span>ready in –</span>
}
