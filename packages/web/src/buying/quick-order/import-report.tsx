import { IconX } from '@tabler/icons-react'
import { counted, formatNumber } from '@volute/domain/core/kernel'
import { checkLine, type QuickLine, quickOrderMessages } from '@volute/domain/buying/quick-order'
import { Alert } from '../../core/ui/alert.tsx'
import { Disclosure } from '../../core/ui/disclosure.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import styles from './import-report.module.css'
import type { Imported } from './use-import.ts'

interface ImportReportProps extends Imported {
  lines: readonly QuickLine[]
  onClose: () => void
}

/** Result of an import: the number of rows read, to fix, and left out. */
export function ImportReport({ read, skipped, said, lines, onClose }: ImportReportProps) {
  const wrong = lines.filter((line) => line.read && !checkLine(line).ok).length
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
        {skipped.length > 0 && (
          <Disclosure summary={`${counted(skipped.length, 'row')} left out`}>
            <ul className={styles.rows}>
              {skipped.map(({ row, text }) => (
                <li key={row}>
                  Row {row}: {quickOrderMessages.noPartNumber} <span className="mono">{text}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {said.length > 0 && (
          <Disclosure summary={quickOrderMessages.textSkipped(said.length)}>
            <ul className={styles.rows}>
              {said.map(({ row, text }) => (
                <li key={row}>
                  Row {row}: {text}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Alert>
    </div>
  )
}
