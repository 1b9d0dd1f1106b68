import { everywhere } from '@volute/domain/core/permissions'
import { holds, isProvider, useSession } from '../../../core/api/index.ts'
import type { Unclear } from './hotspots.ts'
import styles from './unclear-texts.module.css'

/** Texts of a drawing that match no line because they may mean several. Shown to catalogue managers (CALLOUT-31). */
export function UnclearTexts({ unclear }: { unclear: readonly Unclear[] }) {
  const { user } = useSession()
  if (unclear.length === 0 || !isProvider(user) || !holds(user, everywhere('MANAGE_CATALOGUE'))) return null
  return (
    <details className={styles.unclear}>
      <summary>
        {unclear.length === 1
          ? '1 text may mean several lines'
          : `${unclear.length} texts may mean several lines`}
      </summary>
      <ul>
        {unclear.map(({ text, lines }) => (
          <li key={text}>
            <strong>{text}</strong>:{' '}
            {lines.map(({ reference, partNumber }) => `no. ${reference}, ${partNumber}`).join(' or ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
