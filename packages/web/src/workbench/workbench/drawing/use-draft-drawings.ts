import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type DraftDrawing, type DrawingSummary, listDraftDrawings } from '@volute/domain/workbench/workbench'
import { query, queryKey } from '../../../core/api/index.ts'
import { toast } from '../../../core/ui/toast.ts'
import type { CalloutEditor } from './callout-editor.ts'

export type DraftDrawings = ReturnType<typeof useDraftDrawings>

const none: readonly DrawingSummary[] = []

/** The drawings of the draft around the one on screen, and the ways to them; each saves before it leaves. */
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

  /** Callouts that cannot be saved now are stored on the device, and offered when the drawing is opened again. */
  async function open(drawing: DrawingSummary) {
    await editor.flush()
    await navigate({
      to: '/workbench/$publicationId/drawings/$drawingId',
      params: { publicationId, drawingId: String(drawing.drawingId) },
    })
  }

  /** Ends the drawing, and opens the next one that is to be looked at. */
  async function lookAt() {
    if (!(await editor.lookAt())) return
    const next = nextToOpen(all, at)
    void client.invalidateQueries({ queryKey: queryKey(listDraftDrawings) })
    if (next) await open(next)
    else toast.success('All Reviewed', 'All drawings of this draft are reviewed.')
  }
}

/** The next drawing that is to be looked at, from the first one again at the end. */
function nextToOpen(all: readonly DrawingSummary[], at: number): DrawingSummary | undefined {
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(({ state }) => state === 'TO_LOOK_AT')
}
