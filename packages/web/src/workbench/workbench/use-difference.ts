import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageOf } from '@volute/domain/core/kernel'
import { listChanges } from '@volute/domain/workbench/workbench'
import { query } from '../../core/api/index.ts'
import type { ShownAct } from './difference-search-params.ts'

const route = getRouteApi('/framed/signed-in/workbench/$publicationId')

export type ShownDifference = ReturnType<typeof useDifference>

/** Page of a difference given by the URL, and functions to change it (BRING-48). */
export function useDifference(publicationId: number) {
  const { file = '', act = 'ALL', search = '', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(listChanges, { publicationId: String(publicationId), ...pageOf(page, search), file, act }),
    placeholderData: keepPreviousData,
  })
  return {
    data,
    error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    file,
    act,
    search,
    page,
    show: (change: { file?: string; act?: ShownAct; search?: string }) =>
      void navigate({
        search: (now) => written({ ...now, ...change }),
        resetScroll: false,
      }),
    turnTo: (next: number) =>
      void navigate({
        search: (now) => ({ ...now, page: next > 1 ? next : undefined }),
        resetScroll: false,
      }),
  }
}

/** Query parameters, where a missing one means all. Another filter starts at page 1. */
function written({ file, act, search }: { file?: string; act?: ShownAct; search?: string }) {
  return {
    file: file || undefined,
    act: act === 'ALL' ? undefined : act,
    search: search?.trim() || undefined,
    page: undefined,
  }
}
