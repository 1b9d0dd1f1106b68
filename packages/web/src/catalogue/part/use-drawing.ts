import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type DrawingKind,
  drawingKinds,
  drawingPath,
  findDrawings,
  partMessages,
} from '@volute/domain/catalogue/part'
import { contextOf, errorText } from '@volute/domain/core/kernel'
import { ApiError, call, NetworkError, orSaved, queryKey, readSaved } from '../../core/api/index.ts'

const minutes = 60_000
/** Answers stored on the device work offline too. */
const always = { networkMode: 'always', staleTime: 5 * minutes } as const

/** True when a part has a drawing of this kind. One request covers both kinds; without a number nothing is requested. */
export function useHasDrawing(partNumber: string | undefined, kind: DrawingKind) {
  return useQuery({
    ...drawingKindsQuery(partNumber ?? ''),
    select: (kinds) => kinds.includes(kind),
    enabled: partNumber !== undefined,
  })
}

/** Query for the kinds of drawings that a part has. */
export function drawingKindsQuery(partNumber: string) {
  const partNumbers = [partNumber]
  return queryOptions<DrawingKind[]>({
    queryKey: queryKey(findDrawings, { partNumbers }),
    queryFn: (of) =>
      orSaved(
        call(findDrawings, { partNumbers }, { signal: of.signal }).then(
          ({ drawings }) => drawings[0]?.kinds ?? [],
        ),
        () => readSavedKinds(partNumber),
        of,
      ),
    ...always,
  })
}

/** Reads the kinds from copies, which record for each drawing of their assemblies if it exists. */
async function readSavedKinds(partNumber: string): Promise<DrawingKind[]> {
  const saved = await Promise.all(drawingKinds.map((kind) => readSaved(drawingPath(partNumber, kind))))
  return drawingKinds.filter((_, index) => saved[index]?.ok)
}

/** Loads a drawing as stored on the server, together with the sanitizer's code; the parts list waits for neither. */
export function useDrawing(partNumber: string, kind: DrawingKind) {
  const path = drawingPath(partNumber, kind)
  return useQuery({
    queryKey: ['drawing', path],
    queryFn: (of) => {
      const code = import('./sanitise-drawing.ts').catch(() => Promise.reject(lost()))
      const read = async (answer: Response) => {
        if (!answer.ok) throw failure(answer.status)
        const [text, { sanitiseDrawing }] = await Promise.all([answer.text(), code])
        return { read: () => sanitiseDrawing(text) }
      }
      return orSaved(ask(path, { signal: of.signal }).then(read), () => readSaved(path).then(read), of)
    },
    ...always,
  })
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw lost()
  }
}

const sentence = partMessages.drawingFailed
const lost = () => new NetworkError(errorText('network', { fallback: sentence }))
const failure = (status: number) => new ApiError(status, status < 500 ? contextOf(sentence) : sentence)
