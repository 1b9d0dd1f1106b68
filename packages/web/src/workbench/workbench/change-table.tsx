import {
  actNames,
  type Change,
  columnLabel,
  fileLabel,
  suspicionReasons,
} from '@volute/domain/workbench/workbench'
import { Badge } from '../../core/ui/badge.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import styles from './change-table.module.css'

const columns: readonly Column<Change>[] = [
  {
    key: 'act',
    header: 'Change',
    cell: ({ act, suspicions }) => (
      <Badge kind={suspicions.length > 0 ? 'warn' : undefined}>{actNames[act]}</Badge>
    ),
  },
  {
    key: 'row',
    header: 'Row',
    cell: ({ key, file }) => (
      <>
        <span className={styles.key}>{key}</span>
        <span className={styles.file}>{fileLabel(file)}</span>
      </>
    ),
  },
  { key: 'columns', header: 'Columns', cell: (change) => <Columns change={change} /> },
]

/** Page of changes: the change of each row by column, and the reason if it is suspicious (BRING-48, BRING-49). */
export function ChangeTable({ changes }: { changes: Change[] }) {
  return (
    <DataTable
      caption="Changes"
      columns={columns}
      rows={changes}
      rowKey={({ changeId }) => changeId}
      styles={styles}
      phone={{ lines: ['row act', 'columns columns'] }}
    />
  )
}

function Columns({ change: { act, file, suspicions, cells } }: { change: Change }) {
  return (
    <>
      {suspicions.length > 0 && (
        <ul className={styles.reasons}>
          {suspicions.map((one) => (
            <li key={one}>{suspicionReasons[one]}</li>
          ))}
        </ul>
      )}
      <dl className={styles.cells}>
        {cells.map(({ column, before, after }) => (
          <div key={column} className={styles.cell}>
            <dt>{columnLabel(file, column)}</dt>
            <dd>
              {act !== 'ADDED' && <del className={styles.before}>{shown(before)}</del>}
              {act === 'CHANGED' && (
                <>
                  <span aria-hidden="true"> → </span>
                  <span className="visually-hidden"> becomes </span>
                </>
              )}
              {act !== 'CLOSED' && <ins className={styles.after}>{shown(after)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const shown = (text: string | null) => (text === null || text === '' ? 'nothing' : text)
