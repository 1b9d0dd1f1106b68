import { IconX } from '@tabler/icons-react'
import { counted, formatNumber } from '@volute/domain/core/kernel'
import type { LeftOutReason } from '@volute/domain/buying/list-reading'
import { quickOrderMessages } from '@volute/domain/buying/quick-order'
import type { ReactNode } from 'react'
import { Alert } from '../../core/ui/alert.tsx'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import styles from './import-report.module.css'

interface LeftOutRow {
  row: number
  text: string
  why: LeftOutReason
}

/** Result of an import. */
export interface Imported {
  /** Number of rows that became lines. */
  read: number
  leftOut: readonly LeftOutRow[]
}

interface ImportReportProps extends Imported {
  /** Number of lines that need attention. */
  wrong: number
  onClose: () => void
  children?: ReactNode
}

/** Result of an import: the number of rows read, to fix, and left out. */
export function ImportReport({ read, leftOut, wrong, onClose, children }: ImportReportProps) {
  const texts = leftOut.filter(({ why }) => why === 'TEXT')
  const others = leftOut.filter(({ why }) => why !== 'TEXT')
  return (
    <div className={styles.report} role="status">
      <Alert kind="info">
        <div className={styles.text}>
          <span>
            Read {counted(read, 'row')}.
            {wrong > 0 && ` ${formatNumber(wrong)} ${wrong === 1 ? 'needs' : 'need'} your attention.`}
          </span>
          <IconButton label="Dismiss" onClick={onClose}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
        <LeftOut summary={`${counted(others.length, 'row')} left out`} rows={others} />
        <LeftOut summary={quickOrderMessages.textSkipped(texts.length)} rows={texts} />
      </Alert>
    </div>
  )
}

function LeftOut({ summary, rows }: { summary: string; rows: readonly LeftOutRow[] }) {
  if (rows.length === 0) return null
  return (
    <Disclosure summary={summary}>
      <ul className={styles.rows}>
        {rows.map(({ row, text, why }) => (
          <li key={row}>
            Row {row}: {quickOrderMessages.leftOut[why]}
            {why !== 'TEXT' && ' '}
            <span className={why === 'TEXT' ? undefined : 'mono'}>{text}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
