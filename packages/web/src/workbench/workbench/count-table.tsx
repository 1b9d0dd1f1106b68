import { Link } from '@tanstack/react-router'
import { formatNumber } from '@volute/domain/core/kernel'
import { fileLabel, type Publication, workbenchMessages } from '@volute/domain/workbench/workbench'
import { Table } from '../../core/ui/table.tsx'
import styles from './count-table.module.css'
import type { ShownAct } from './difference-search-params.ts'

type Count = Publication['counts'][number]

const columns = [
  { act: 'ADDED', label: 'Added', of: ({ added }: Count) => added },
  { act: 'CHANGED', label: 'Changed', of: ({ changed }: Count) => changed },
  { act: 'CLOSED', label: 'Closed', of: ({ closed }: Count) => closed },
  { act: 'SUSPICIOUS', label: 'Suspicious', of: ({ suspicious }: Count) => suspicious },
] as const

/** Number of changed rows of each kind. Each number links to its rows. */
export function CountTable({ counts }: { counts: Count[] }) {
  if (counts.length === 0) return <p className={styles.nothing}>{workbenchMessages.nothingChanges}</p>
  return (
    <Table caption="Counts" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Rows</th>
          {columns.map(({ act, label }) => (
            <th key={act} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.file}>
            <th scope="row">{fileLabel(count.file)}</th>
            {columns.map(({ act, label, of }) => (
              <td key={act} data-number>
                <CountLink count={of(count)} file={count.file} act={act} label={label} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

interface CountLinkProps {
  count: number
  file: string
  act: ShownAct
  label: string
}

function CountLink({ count, file, act, label }: CountLinkProps) {
  if (count === 0) return <span className={styles.none}>0</span>
  return (
    <Link
      to="."
      search={{ file, act }}
      resetScroll={false}
      className={styles.count}
      data-warn={act === 'SUSPICIOUS' || undefined}
      aria-label={`${label} in ${fileLabel(file)}: ${formatNumber(count)}`}
    >
      {formatNumber(count)}
    </Link>
  )
}
