import { cartMessages } from '@volute/domain/cart'
import { limits } from '@volute/domain/kernel'
import { extraWork } from '@volute/domain/lead-time'
import { formatWeight, type Part, partMessages } from '@volute/domain/part'
import { goodsOf, type QuickLine } from '@volute/domain/quick-order'
import { useState } from 'react'
import { ReadyFailure, ReadyIn, useReadyDate } from '../lead-time/index.ts'
import { PartNumber } from '../ui/part-number.tsx'
import { TextButton } from '../ui/text-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { QuickList } from './open-list.ts'
import { styles } from './quick-table-styles.ts'

/** The part of a line, what it weighs and when it is ready. */
export function KnownPart({ part, line, list }: { part: Part; line: QuickLine; list: QuickList }) {
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

interface UnknownPartProps {
  line: QuickLine
  list: QuickList
  error: string | undefined
}

/** A line whose number nobody knows: the number is mended in its place and looked up again when it is left (QUICK-06). */
export function UnknownPart({ line, list, error }: UnknownPartProps) {
  const [text, setText] = useState(line.partNumber)
  return (
    <th scope="row" className={styles.item}>
      <span className={styles.name}>{line.part === null ? 'Unknown part' : 'Looking up'}</span>
      <TextField
        label={`Part number, ${line.partNumber}`}
        hideLabel
        mono
        className={styles.number}
        spellCheck={false}
        autoComplete="off"
        maxLength={limits.catalogueNumber}
        value={text}
        error={error === cartMessages.partInvalid && text !== line.partNumber ? undefined : error}
        onChange={({ target }) => setText(target.value)}
        onBlur={leave}
      />
      <ReplacePart {...{ line, list }} />
      {line.read && (
        <span className={styles.facts}>
          Row {line.read.row}
          {line.quantity && `, quantity ${line.quantity}`}
        </span>
      )}
    </th>
  )

  function leave() {
    const partNumber = text.trim().toUpperCase()
    if (partNumber === '') return setText(line.partNumber)
    if (partNumber !== line.partNumber) list.change(line.lineId, { partNumber, part: undefined })
  }
}

/** Names what replaces a superseded part and puts it in the line's place, with the line's quantity. */
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
