import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { durations, type Endpoint, type ReplyOf, type SentTo } from '@volute/domain/core/kernel'
import {
  getPublication,
  listChanges,
  listDraftDrawings,
  listPublications,
  type Publication,
} from '@volute/domain/workbench/workbench'
import { useEffect } from 'react'
import { call, query, queryKey } from '../../core/api/index.ts'

/** Draft or publication, polled while a worker is busy with it. On a change of its state, dependent queries refetch. */
export function usePublication(publicationId: string) {
  const client = useQueryClient()
  const found = useQuery({
    ...query(getPublication, { publicationId }),
    staleTime: 0,
    refetchInterval: ({ state }) => pauseOf(state.data),
  })
  const { data } = found
  const standing = data && `${data.state} ${data.work} ${data.isCompared}`
  useEffect(() => {
    if (!standing) return
    void client.invalidateQueries({ queryKey: queryKey(listChanges) })
    void client.invalidateQueries({ queryKey: queryKey(listDraftDrawings, { publicationId }) })
    void client.invalidateQueries({ queryKey: queryKey(listPublications) })
  }, [client, standing, publicationId])
  return found
}

/** Polling interval: short while a worker is busy, long while it waits for its scheduled time. */
function pauseOf(publication: Publication | undefined): number | false {
  if (!publication) return false
  if (isWorking(publication)) return durations.workbenchPoll
  return publication.state === 'SCHEDULED' ? durations.deskPoll : false
}

/** True if it can be changed: a draft, or a failed publication. */
export const isOpenDraft = ({ state }: Publication): boolean => state === 'DRAFT' || state === 'FAILED'

/** True if a worker is busy with it. */
export function isWorking({ state, work, files }: Publication): boolean {
  return state === 'PUBLISHING' || work !== null || files.some((file) => file.state === 'READING')
}

/** Changes a draft or publication. Then, also after a failure, the page shows its current state. */
export function useWorkbenchAct<E extends Endpoint>(endpoint: E, onDone?: (reply: ReplyOf<E>) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: SentTo<E>) => call(endpoint, input),
    onSuccess: (reply) => onDone?.(reply),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(getPublication) }),
  })
}
