import {
  actNames,
  type Change,
  columnLabel,
  fileLabel,
  suspicionReasons,
} from '@volute/domain/workbench/workbench'
import { Badge } from '../../core/ui/badge.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { Table } from '../../core/ui/table.tsx'
import styles from './change-table.module.css'

/** A page of changes: what happens to which row, column by column, and why one is suspicious (BRING-48, BRING-49). */
export function ChangeTable({ changes }: { changes: Change[] }) {
  return (
    <Table caption="Changes" className={joinClasses(phoneRows.rows, styles.table)}>
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col">Row</th>
          <th scope="col">Columns</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.changeId} change={change} />
        ))}
      </tbody>
    </Table>
  )
}

function ChangeRow({ change: { act, file, key, suspicions, cells } }: { change: Change }) {
  return (
    <tr>
      <td className={styles.act}>
        <Badge kind={suspicions.length > 0 ? 'warn' : undefined}>{actNames[act]}</Badge>
      </td>
      <td className={styles.row}>
        <span className={styles.key}>{key}</span>
        <span className={styles.file}>{fileLabel(file)}</span>
      </td>
      <td className={styles.columns}>
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
      </td>
    </tr>
  )
}

const shown = (text: string | null) => (text === null || text === '' ? 'nothing' : text)
