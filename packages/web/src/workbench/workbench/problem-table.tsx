import { counted, formatNumber } from '@volute/domain/core/kernel'
import { type BroughtFile, columnLabel } from '@volute/domain/workbench/workbench'
import { Card } from '../../core/ui/card.tsx'
import { Table } from '../../core/ui/table.tsx'
import { BadRows } from './bad-rows.tsx'
import section from './section.module.css'

interface ProblemTableProps {
  publicationId: string
  file: BroughtFile
}

/** Why rows are bad, line by line, and all of them as CSV (BRING-51). */
export function ProblemTable({ publicationId, file }: ProblemTableProps) {
  const { problems, badRows } = file
  if (problems.length === 0) return null
  const more = badRows - new Set(problems.map(({ line }) => line)).size
  return (
    <Card>
      <div className={section.head}>
        <h2 className={section.title}>Bad rows</h2>
        <BadRows publicationId={Number(publicationId)} file={file} />
      </div>
      <Table caption="Bad rows">
        <thead>
          <tr>
            <th scope="col" data-number>
              Line
            </th>
            <th scope="col">Column</th>
            <th scope="col">Why it cannot be read</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, reason }, place) => (
            <tr key={place}>
              <td data-number>{formatNumber(line)}</td>
              <td>{labelOf(file, column)}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className={section.title}>And {counted(more, 'more row')}.</p>}
    </Card>
  )
}

/** Plain name of a column, in whichever of the file's mappings it stands. */
function labelOf({ mappings }: BroughtFile, column: string): string {
  const labels = mappings.map(({ file }) => columnLabel(file, column))
  return labels.find((label) => label !== column) ?? column
}
