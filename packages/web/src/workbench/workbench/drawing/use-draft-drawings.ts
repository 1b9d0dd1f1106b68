import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type DraftDrawing, type DrawingSummary, listDraftDrawings } from '@volute/domain/workbench/workbench'
import { query, queryKey } from '../../../core/api/index.ts'
import { toast } from '../../../core/ui/toast.ts'
import type { CalloutEditor } from './callout-editor.ts'

export type DraftDrawings = ReturnType<typeof useDraftDrawings>

const none: readonly DrawingSummary[] = []

/** Neighbors of the drawing on screen in the draft, and functions to open them, which save first. */
export function useDraftDrawings({ drawingId, publicationId: id }: DraftDrawing, editor: CalloutEditor) {
  const publicationId = String(id)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery({ ...query(listDraftDrawings, { publicationId }), staleTime: 0 })
  const all = data?.drawings ?? none
  const at = all.findIndex((one) => one.drawingId === drawingId)
  return {
    at,
    count: all.length,
    previous: all[at - 1],
    next: at < 0 ? undefined : all[at + 1],
    open,
    lookAt,
  }

  /** Opens a drawing. Callouts that cannot be saved now are stored on the device and offered when their drawing is opened again. */
  async function open(drawing: DrawingSummary) {
    await editor.flush()
    await navigate({
      to: '/workbench/$publicationId/drawings/$drawingId',
      params: { publicationId, drawingId: String(drawing.drawingId) },
    })
  }

  /** Marks the drawing as reviewed, and opens the next one to review. */
  async function lookAt() {
    if (!(await editor.lookAt())) return
    const next = nextToOpen(all, at)
    void client.invalidateQueries({ queryKey: queryKey(listDraftDrawings) })
    if (next) await open(next)
    else toast.success('All Reviewed', 'All drawings of this draft are reviewed.')
  }
}

/** Next drawing to review, wrapping to the first one. */
function nextToOpen(all: readonly DrawingSummary[], at: number): DrawingSummary | undefined {
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(({ state }) => state === 'TO_LOOK_AT')
}
