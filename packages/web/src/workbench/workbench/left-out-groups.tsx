import { Link } from '@tanstack/react-router'
import { counted } from '@volute/domain/core/kernel'
import { type FileSummary, workbenchMessages } from '@volute/domain/workbench/workbench'
import { Alert } from '../../core/ui/alert.tsx'

interface LeftOutGroupsProps {
  publicationId: string
  files: readonly FileSummary[]
  /** True on a page other than that of the file. */
  isLinked?: boolean
}

/** BOMs, pumps and lists of parts that are left out completely because of bad rows, with those rows (BRING-67). */
export function LeftOutGroups({ publicationId, files, isLinked }: LeftOutGroupsProps) {
  const found = files.filter(({ groupsLeftOut }) => groupsLeftOut.length > 0)
  if (found.length === 0) return null
  const goodRows = found.reduce((sum, file) => sum + file.goodRowsLeftOut, 0)
  return (
    <Alert>
      <p>{workbenchMessages.leftOutWith(goodRows)}</p>
      <ul>
        {found.map((file) => (
          <FileGroups key={file.fileId} file={file} publicationId={publicationId} isLinked={isLinked} />
        ))}
      </ul>
    </Alert>
  )
}

function FileGroups({
  file,
  publicationId,
  isLinked,
}: Omit<LeftOutGroupsProps, 'files'> & { file: FileSummary }) {
  const { fileId, name, groupsLeftOut, goodRowsLeftOut } = file
  const listed = groupsLeftOut.reduce((sum, { goodRows }) => sum + goodRows, 0)
  const more = goodRowsLeftOut - listed
  return (
    <>
      {groupsLeftOut.map((group) => (
        <li key={`${group.of} ${group.number}`}>
          {isLinked && (
            <>
              <Link
                to="/workbench/$publicationId/files/$fileId"
                params={{ publicationId, fileId: String(fileId) }}
              >
                {name}
              </Link>
              {': '}
            </>
          )}
          {workbenchMessages.leftOutWhole(group)}
        </li>
      ))}
      {more > 0 && <li>{`${name}: ${counted(more, 'more good row')}.`}</li>}
    </>
  )
}
