import { getRouteApi } from '@tanstack/react-router'
import { type Publication } from '@volute/domain/workbench/workbench'
import { failureOf, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Difference } from './difference.tsx'
import { DrawingList } from './drawing-list.tsx'
import { FileTable } from './file-table.tsx'
import { FlatBoms } from './flat-boms.tsx'
import { LeftOutGroups } from './left-out-groups.tsx'
import { ProgressLine } from './progress-line.tsx'
import { PublicationHead } from './publication-head.tsx'
import styles from './publication-page.module.css'
import { StepsLeft } from './steps-left.tsx'
import { UploadList } from './upload-list.tsx'
import { isOpenDraft, isWorking, usePublication } from './use-publication.ts'

const route = getRouteApi('/framed/signed-in/workbench/$publicationId')

/**
 * `/workbench/{publicationId}`: a draft with its files and the changes it would make, or a publication with the changes it
 * made.
 */
export function PublicationPage() {
  const { publicationId } = route.useParams()
  const { data, error, refetch } = usePublication(publicationId)
  if (data)
    return (
      <Page width={1168}>
        {error && (
          <div className={styles.notice}>
            <Alert assertive>{sentenceOf(error)}</Alert>
          </div>
        )}
        <FoundPublication key={publicationId} publication={data} />
      </Page>
    )
  return (
    <Page width={1168}>
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

function FoundPublication({ publication }: { publication: Publication }) {
  const { publicationId, problem, files, isCompared, state } = publication
  const isOpen = isOpenDraft(publication)
  const hasDifference = isCompared || !isOpen
  return (
    <>
      <PublicationHead publication={publication} isOpen={isOpen} />
      <div className={styles.parts}>
        {problem && <Alert assertive>{problem}</Alert>}
        {isWorking(publication) && <ProgressLine label={workOf(publication)} done={publication.progress} />}
        <UploadList publicationId={publicationId} />
        {isOpen && <StepsLeft publication={publication} />}
        {isCompared && isOpen && <FlatBoms publication={publication} />}
        <LeftOutGroups publicationId={String(publicationId)} files={files} isLinked />
        {files.length > 0 && <FileTable publication={publication} isOpen={isOpen} />}
        {files.some(({ kind }) => kind === 'DRAWING') && <DrawingList publicationId={publicationId} />}
        {hasDifference && state !== 'PUBLISHING' && <Difference publication={publication} isOpen={isOpen} />}
      </div>
    </>
  )
}

function workOf({ state, work }: Publication): string {
  if (state === 'PUBLISHING') return 'Publishing'
  return work === 'COMPARING' ? 'Comparing' : 'Reading the files'
}
