import { Link } from '@tanstack/react-router'
import { counted, formatNumber } from '@volute/domain/core/kernel'
import { type UploadedFile, columnLabel } from '@volute/domain/workbench/workbench'
import { Card } from '../../core/ui/card.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { BadRows } from './bad-rows.tsx'
import section from './section.module.css'

interface ProblemTableProps {
  publicationId: string
  file: UploadedFile
}

/** Problems of bad rows, line by line, and all bad rows as CSV (BRING-51). */
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
      <DataTable
        caption="Bad rows"
        columns={columns}
        rows={problems.map((problem) => ({
          ...problem,
          label: labelOf(file, problem.column),
          fileId: file.fileId,
          publicationId,
        }))}
        rowKey={(_, place) => place}
      />
      {more > 0 && <p className={section.title}>And {counted(more, 'more row')}.</p>}
    </Card>
  )
}

/** A problem, with the label of its column and the file that it is in. */
type Row = UploadedFile['problems'][number] & { label: string; fileId: number; publicationId: string }

const columns: readonly Column<Row>[] = [
  { key: 'line', header: 'Line', isNumber: true, cell: ({ line }) => formatNumber(line) },
  { key: 'column', header: 'Column', cell: ({ label }) => label },
  {
    key: 'why',
    header: 'Why it cannot be read',
    cell: ({ reason, cause, fileId, publicationId }) => (
      <>
        {reason}
        {cause && cause.fileId !== fileId && (
          <>
            {' '}
            <Link
              to="/workbench/$publicationId/files/$fileId"
              params={{ publicationId, fileId: String(cause.fileId) }}
            >
              Show {cause.name}
            </Link>
          </>
        )}
      </>
    ),
  },
]

/** Label of a column, from whichever of the file's mappings has it. */
function labelOf({ mappings }: UploadedFile, column: string): string {
  const labels = mappings.map(({ file }) => columnLabel(file, column))
  return labels.find((label) => label !== column) ?? column
}
