import { cartMessages } from '@volute/domain/cart'
import { partMessages } from '@volute/domain/part'
import type { QuickLine } from '@volute/domain/quick-order'
import { TextButton } from '../ui/text-button.tsx'
import type { QuickList } from './open-list.ts'
import { styles } from './quick-table-styles.ts'

/** Names what replaces a superseded part and puts it in the line's place, with the line's quantity. */
export function ReplacePart({ line, list }: { line: QuickLine; list: QuickList }) {
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
