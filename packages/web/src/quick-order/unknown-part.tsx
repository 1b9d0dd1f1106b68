import { cartMessages } from '@volute/domain/cart'
import { limits } from '@volute/domain/kernel'
import type { QuickLine } from '@volute/domain/quick-order'
import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import type { QuickList } from './open-list.ts'
import { styles } from './quick-table-styles.ts'
import { ReplacePart } from './replace-part.tsx'

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
