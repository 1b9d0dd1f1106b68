import { saySameFile, saySamePo } from '@volute/domain/buying/orders'
import { quickOrderMessages } from '@volute/domain/buying/quick-order'
import { TextButton } from '../../core/ui/text-button.tsx'
import styles from './import-report.module.css'
import type { Reading, ReadingWork } from './use-reading.ts'

interface ReadingFactsProps {
  work: Pick<ReadingWork, 'reading' | 'answer'>
  onChoose: () => void
}

/** Facts about a reading: hidden parts, remembered columns, faults of the file, and earlier orders of the same. */
export function ReadingFacts({ work, onChoose }: ReadingFactsProps) {
  if (!work.reading || !hasFacts(work.reading)) return null
  const { reply, choice } = work.reading
  const { hidden, faults, columns } = reply.reading
  const isIncluded = choice.includeHidden === true
  const parts = (['row', 'column', 'sheet'] as const).flatMap((what) =>
    hidden[`${what}s`] > 0 && !isIncluded ? quickOrderMessages.hidden(hidden[`${what}s`], what) : [],
  )
  return (
    <ul className={styles.facts}>
      {reply.samePo && <li className={styles.warning}>{saySamePo(reply.samePo)}</li>}
      {reply.sameFile && <li className={styles.warning}>{saySameFile(reply.sameFile)}</li>}
      {faults.map((fault) => (
        <li key={fault} className={styles.warning}>
          {fault}
        </li>
      ))}
      {parts.length > 0 && (
        <li>
          {parts.join(', ')}{' '}
          {hidden.rows + hidden.columns > 0 && (
            <>
              · <TextButton onClick={() => work.answer({ includeHidden: true })}>Include them</TextButton>
            </>
          )}
        </li>
      )}
      {columns.length > 0 && (
        <li>
          {reply.isRemembered && `${quickOrderMessages.remembered} `}
          <TextButton onClick={onChoose}>Change the columns</TextButton>
        </li>
      )}
    </ul>
  )
}

const hasFacts = ({ reply: { reading, samePo, sameFile } }: Reading): boolean =>
  Boolean(samePo ?? sameFile) ||
  reading.faults.length + reading.columns.length > 0 ||
  Object.values(reading.hidden).some((count) => count > 0)
