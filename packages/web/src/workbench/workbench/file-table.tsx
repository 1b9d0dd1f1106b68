import { Link } from '@tanstack/react-router'
import { formatNumber } from '@volute/domain/core/kernel'
import {
  fileKindNames,
  fileLabel,
  fileStateNames,
  type FileSummary,
  leaveOutFile,
  type Publication,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { sentenceOf } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FieldError } from '../../core/ui/field.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { Table } from '../../core/ui/table.tsx'
import styles from './file-table.module.css'
import section from './section.module.css'
import { useWorkbenchAct } from './use-publication.ts'

interface FileTableProps {
  publication: Publication
  /** True if files can be left out. */
  isOpen: boolean
}

const HEADING = 'uploaded-files'

/** Files of a draft or publication, with kind, progress and number of excluded rows (BRING-42). */
export function FileTable({ publication: { files, publicationId }, isOpen }: FileTableProps) {
  return (
    <Card>
      <h2 id={HEADING} className={section.title} tabIndex={-1}>
        Files
      </h2>
      <Table caption="Files" className={joinClasses(phoneRows.rows, styles.table)}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Read as</th>
            <th scope="col">State</th>
            <th scope="col" data-number>
              Rows
            </th>
            <th scope="col" data-number>
              Bad rows
            </th>
            <th scope="col">
              <span className="visually-hidden">Leave Out</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} publicationId={publicationId} isOpen={isOpen} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

interface FileRowProps {
  file: FileSummary
  publicationId: number
  isOpen: boolean
}

function FileRow({ file, publicationId, isOpen }: FileRowProps) {
  const { fileId, name, kind, state, rows, badRows, goodRowsLeftOut, isReplacement, problem } = file
  const params = { publicationId: String(publicationId), fileId: String(fileId) }
  // The focused button is removed with its row.
  const leaveOut = useWorkbenchAct(leaveOutFile, () => document.getElementById(HEADING)?.focus())
  return (
    <tr>
      <td className={styles.name}>
        {kind === 'TABLE' && state !== 'READING' ? (
          <Link to="/workbench/$publicationId/files/$fileId" params={params}>
            {name}
          </Link>
        ) : (
          name
        )}
        {isReplacement && <span className={styles.note}>{workbenchMessages.replaces}</span>}
        {problem && <span className={styles.problem}>{problem}</span>}
        {leaveOut.error && <FieldError>{sentenceOf(leaveOut.error)}</FieldError>}
      </td>
      <td className={styles.kind}>{readAs(file)}</td>
      <td className={styles.state}>
        <Badge kind={state === 'FAILED' || state === 'TO_MAP' ? 'warn' : undefined}>
          {fileStateNames[state]}
        </Badge>
      </td>
      <td className={styles.rows} data-number>
        {kind === 'TABLE' && <Count count={rows} of="rows" />}
      </td>
      <td className={styles.bad} data-number>
        {kind === 'TABLE' && <Count count={badRows} of="bad" />}
        {goodRowsLeftOut > 0 && (
          <span className={styles.note}>{formatNumber(goodRowsLeftOut)} good left out</span>
        )}
      </td>
      <td className={styles.act} data-number>
        {isOpen && (
          <Button
            small
            look="ghost"
            busy={leaveOut.isPending && 'Leaving Out'}
            aria-label={`Leave out ${name}`}
            onClick={() => leaveOut.mutate(params)}
          >
            Leave Out
          </Button>
        )}
      </td>
    </tr>
  )
}

function Count({ count, of }: { count: number; of: string }) {
  return (
    <>
      {formatNumber(count)}
      <span className={phoneRows.label}> {of}</span>
    </>
  )
}

function readAs({ kind, maps }: FileSummary): string {
  if (kind !== 'TABLE' || maps.length === 0) return fileKindNames[kind]
  return maps.map(fileLabel).join(' and ')
}
