import { useQuery } from '@tanstack/react-query'
import { ApiError, NetworkError, orKept, readKept } from '../api/index.ts'

const minutes = 60_000
/** Reads kept on the device work offline, too. */
const always = { networkMode: 'always', staleTime: 5 * minutes } as const

/** Whether a part has a drawing of a kind; nothing is asked without a number. */
export function useHasDrawing(partNumber: string | undefined, kind: DrawingKind) {
  const path = drawingPath(partNumber ?? '', kind)
  return useQuery({
    queryKey: ['has-drawing', path],
    queryFn: (of) =>
      orKept(
        ask(path, { method: 'HEAD', signal: of.signal }).then(isThere),
        () => readKept(path).then(isThere),
        of,
      ),
    enabled: partNumber !== undefined,
    ...always,
  })
}

/** A drawing as the server stores it, with the sanitiser's code; the parts list waits for neither. */
export function useDrawing(partNumber: string, kind: DrawingKind) {
  const path = drawingPath(partNumber, kind)
  return useQuery({
    queryKey: ['drawing', path],
    queryFn: (of) => {
      const code = import('./sanitise-drawing.ts').catch(() => Promise.reject(new NetworkError(sentence)))
      const read = async (answer: Response) => {
        if (!answer.ok) throw failure(answer.status)
        const [text, { sanitiseDrawing }] = await Promise.all([answer.text(), code])
        return { read: () => sanitiseDrawing(text) }
      }
      return orKept(ask(path, { signal: of.signal }).then(read), () => readKept(path).then(read), of)
    },
    ...always,
  })
}

function isThere(answer: Response): boolean {
  if (!answer.ok && answer.status !== 404) throw failure(answer.status)
  return answer.ok
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new NetworkError(sentence)
  }
}

const sentence = 'Unable to load the drawing.'
const failure = (status: number) => new ApiError(status, sentence)

export type DrawingKind = 'exploded' | 'section'

/** Where a part's drawing of a kind lies: `/svgs/4RB-EM-100%20X-Section.svg` (LOOKUP-11). */
export function drawingPath(partNumber: string, kind: DrawingKind): string {
  return `/svgs/${encodeURIComponent(kind === 'section' ? `${partNumber} X-Section` : partNumber)}.svg`
}
