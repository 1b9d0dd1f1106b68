import { changeTitles, type DescribedChange } from '@volute/domain/catalogue/fit'
import { formatNumber } from '@volute/domain/core/kernel'
import { Badge } from '../../core/ui/badge.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { Table } from '../../core/ui/table.tsx'
import styles from './changes-table.module.css'

/** Table of changes in order, each with its BOM position, old and new part, and explanation. */
export function ChangesTable({ caption, changes }: { caption: string; changes: readonly DescribedChange[] }) {
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          {['BOM Position', 'Change', 'Was', 'Is'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          <tr key={index}>
            <td className={styles.place}>
              {change.assembly} · no. {(change.is ?? change.was)?.reference}
            </td>
            <td className={styles.kind}>
              <Badge>{changeTitles[change.kind]}</Badge>
              <span>{change.sentence}</span>
            </td>
            <LineCell name="Was" line={change.was} />
            <LineCell name="Is" line={change.is} />
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function LineCell({ name, line }: { name: string; line: DescribedChange['was'] }) {
  if (!line) return <td className={styles.none}>None</td>
  return (
    <td>
      <span className={styles.word}>{name} </span>
      {formatNumber(line.buildQuantity)} × <PartNumber isPlain>{line.partNumber}</PartNumber>
      <span className={styles.description}>{line.description}</span>
    </td>
  )
}
