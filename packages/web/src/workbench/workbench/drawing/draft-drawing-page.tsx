import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import { type DraftDrawing, getDraftDrawing, workbenchMessages } from '@volute/domain/workbench/workbench'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { failureOf, query, queryKey } from '../../../core/api/index.ts'
import { Alert } from '../../../core/ui/alert.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { LinkButton } from '../../../core/ui/link-button.tsx'
import { NoticeCard } from '../../../core/ui/notice-card.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { CalloutPane } from './callout-pane.tsx'
import styles from './draft-drawing-page.module.css'
import { DrawingHead } from './drawing-head.tsx'
import { SaveAlert } from './save-alert.tsx'
import { SidePanel } from './side-panel.tsx'
import { useDesk } from './use-desk.ts'
import { useDraftDrawings } from './use-draft-drawings.ts'
import { useEditor } from './use-editor.ts'

const route = getRouteApi('/framed/signed-in/workbench/$publicationId/drawings/$drawingId')

/** `/workbench/{publicationId}/drawings/{drawingId}`: a drawing of a draft, to correct its callouts (CALLOUT-50). */
export function DraftDrawingPage() {
  const { drawingId } = route.useParams()
  const [first] = useState(drawingId)
  const { data, error, refetch } = useQuery({
    ...query(getDraftDrawing, { drawingId }),
    // The editor owns the screen's content. A drawing that is opened again is refetched.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'FINDING' && durations.workbenchPoll,
  })
  return (
    <Page width="full">
      {data ? (
        <ReadDrawing key={drawingId} drawing={data} isFirst={drawingId === first} />
      ) : error ? (
        <FailureCard page {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Page>
  )
}

function ReadDrawing({ drawing, isFirst }: { drawing: DraftDrawing; isFirst: boolean }) {
  if (drawing.state === 'FINDING' || drawing.state === 'FAILED')
    return (
      <NoticeCard page title={drawing.name} action={<BackToDraft />}>
        {drawing.state === 'FINDING' ? 'The shop is looking for callouts in this drawing.' : drawing.problem}
      </NoticeCard>
    )
  return <OpenDrawing opened={drawing} isFirst={isFirst} />
}

function BackToDraft() {
  return (
    <LinkButton to="/workbench/$publicationId" params={{ publicationId: route.useParams().publicationId }}>
      Back to the draft
    </LinkButton>
  )
}

function OpenDrawing({ opened, isFirst }: { opened: DraftDrawing; isFirst: boolean }) {
  const client = useQueryClient()
  const editor = useEditor(opened)
  const desk = useDesk(editor)
  const beside = useDeferredValue(desk)
  const drawings = useDraftDrawings(desk.drawing, editor)
  // After a move from another drawing, the focus goes to the first callout.
  const arrive = useEffectEvent(() => !isFirst && desk.go(desk.order[0]))
  useEffect(() => void arrive(), [])
  const [assigned] = useState(() => (drawing: DraftDrawing) => {
    if (drawing.state !== 'FINDING') return editor.adopt(drawing)
    client.setQueryData(queryKey(getDraftDrawing, { drawingId: String(drawing.drawingId) }), drawing)
  })
  return (
    <div className={styles.desk}>
      <DrawingHead desk={desk} drawings={drawings} onLookAt={lookAt} onLeaveOut={leaveOut} />
      <SaveAlert desk={desk} editor={editor} />
      <LeftOutBom drawing={desk.drawing} />
      <div className={styles.both}>
        <CalloutPane desk={desk} onLookAt={lookAt} />
        <SidePanel editor={editor} desk={beside} onAssigned={assigned} />
      </div>
    </div>
  )

  /** Finishes a sheet that does not belong to a part, such as a cover page, without callouts. */
  function leaveOut() {
    desk.removeAll()
    void drawings.lookAt()
  }

  function lookAt() {
    if (desk.whyNotLookedAt) desk.say(desk.whyNotLookedAt)
    else void drawings.lookAt()
  }
}

/** Note that the draft leaves out the BOM of this drawing, so that its lines are those of today (BRING-67). */
function LeftOutBom({ drawing: { leftOut, publicationId } }: { drawing: DraftDrawing }) {
  if (!leftOut) return null
  const { fileId, fileName } = leftOut
  return (
    <div className={styles.alert}>
      <Alert>
        {workbenchMessages.leftOutWhole(leftOut)} The lines beside the drawing are those of today. Fix{' '}
        <Link
          to="/workbench/$publicationId/files/$fileId"
          params={{ publicationId: String(publicationId), fileId: String(fileId) }}
        >
          {fileName}
        </Link>{' '}
        and upload it again.
      </Alert>
    </div>
  )
}
