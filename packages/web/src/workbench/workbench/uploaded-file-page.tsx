import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { counted, durations, formatNumber } from '@volute/domain/core/kernel'
import {
  type UploadedFile,
  fileStateNames,
  getUploadedFile,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { failureOf, query } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Badge } from '../../core/ui/badge.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './uploaded-file-page.module.css'
import { LeftOutGroups } from './left-out-groups.tsx'
import { MappingFields } from './mapping-fields.tsx'
import { ProblemTable } from './problem-table.tsx'
import { isOpenDraft, usePublication } from './use-publication.ts'

const route = getRouteApi('/framed/signed-in/workbench/$publicationId/files/$fileId')

/** `/workbench/{publicationId}/files/{fileId}`: the reading of a file, its columns, and the mapped result (BRING-44). */
export function UploadedFilePage() {
  const { publicationId, fileId } = route.useParams()
  const { data, error, refetch } = useQuery({
    ...query(getUploadedFile, { publicationId, fileId }),
    // A refetch would change the form while someone fills it in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'READING' ? durations.workbenchPoll : false),
  })
  if (data)
    return (
      <Page width="full">
        <FoundFile key={fileId} publicationId={publicationId} file={data} />
      </Page>
    )
  return (
    <Page width="full">
      {error ? (
        <FailureCard page {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Card>
          <SkeletonRows />
        </Card>
      )}
    </Page>
  )
}

function FoundFile({ publicationId, file }: { publicationId: string; file: UploadedFile }) {
  const { data: publication } = usePublication(publicationId)
  const isOpen = publication !== undefined && isOpenDraft(publication)
  const { name, state, rows, badRows, problem, isRemembered, kind } = file
  return (
    <>
      <PageHead title={name}>
        <div className={styles.facts}>
          <Badge kind={state === 'TO_MAP' || state === 'FAILED' ? 'warn' : undefined}>
            {fileStateNames[state]}
          </Badge>
          <span>
            {counted(rows, 'row')}, {formatNumber(badRows)} bad
          </span>
          <Link to="/workbench/$publicationId" params={{ publicationId }}>
            Back to {publication?.name ?? 'the draft'}
          </Link>
        </div>
      </PageHead>
      <div className={styles.parts}>
        {problem && <Alert assertive>{problem}</Alert>}
        {file.isReplacement && <Alert kind="info">{workbenchMessages.replaces}</Alert>}
        {isRemembered && (
          <Alert kind="info">
            These columns were mapped before, in another file with the same header row. Check that they are
            right here, too.
          </Alert>
        )}
        {kind === 'TABLE' && state !== 'READING' && (
          <MappingFields publicationId={publicationId} file={file} isOpen={isOpen} />
        )}
        <LeftOutGroups publicationId={publicationId} files={[file]} />
        <ProblemTable publicationId={publicationId} file={file} />
      </div>
    </>
  )
}
