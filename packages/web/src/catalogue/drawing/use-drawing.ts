import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/index.ts'

export type DrawingKind = 'exploded' | 'section'

const minutes = 60_000

/** Whether a part has a drawing of a kind (LOOKUP-11); nothing is asked without a number. */
export function useHasDrawing(partNumber: string | undefined, kind: DrawingKind) {
  const path = drawingPath(partNumber ?? '', kind)
  return useQuery({
    queryKey: ['has-drawing', path],
    queryFn: async ({ signal }) => {
      const answer = await ask(path, { method: 'HEAD', signal })
      if (!answer.ok && answer.status !== 404) throw failure(answer.status)
      return answer.ok
    },
    enabled: partNumber !== undefined,
    staleTime: 5 * minutes,
  })
}

/** A drawing as it lies on the server, with what makes it safe to show; the parts list does not wait for either. */
export function useDrawing(partNumber: string, kind: DrawingKind) {
  const path = drawingPath(partNumber, kind)
  return useQuery({
    queryKey: ['drawing', path],
    queryFn: async ({ signal }) => {
      const code = import('./sanitise-drawing.ts').catch(() => Promise.reject(failure(0)))
      const [answer, { sanitiseDrawing }] = await Promise.all([ask(path, { signal }), code])
      if (!answer.ok) throw failure(answer.status)
      const text = await answer.text()
      return { read: () => sanitiseDrawing(text) }
    },
    staleTime: 5 * minutes,
  })
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw failure(0)
  }
}

const failure = (status: number) => new ApiError(status, 'Unable to load the drawing.')

function drawingPath(partNumber: string, kind: DrawingKind): string {
  return `/svgs/${encodeURIComponent(kind === 'section' ? `${partNumber} X-Section` : partNumber)}.svg`
}
