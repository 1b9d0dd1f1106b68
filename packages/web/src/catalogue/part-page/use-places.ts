import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getWhereUsed } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import { query } from '../../api/index.ts'
import { useSettled } from '../../ui/use-settled.ts'

const route = getRouteApi('/framed/signed-in/part/$partNumber')

export type Places = ReturnType<typeof usePlaces>

/** Where the page's part is used, by the filter and the pages that the URL holds. */
export function usePlaces() {
  const { partNumber } = route.useParams()
  const { filter = '', boms = 1, pumps = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const isSettled = useSettled(filter, 300)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(getWhereUsed, {
      partNumber,
      searchValue: filter.slice(0, limits.catalogueNumber),
      bomPageNumber: String(boms),
      pumpPageNumber: String(pumps),
    }),
    enabled: filter === '' || isSettled,
    placeholderData: keepPreviousData,
  })
  const isOtherPart = data?.part.partNumber.toUpperCase() !== partNumber.toUpperCase()
  return {
    partNumber,
    data: isPlaceholderData && isOtherPart ? undefined : data,
    error,
    retry: () => void refetch(),
    isStale: isPlaceholderData,
    filter,
    boms,
    pumps,
    filterBy: (text: string) => void navigate({ search: { filter: text || undefined }, replace: true }),
    turnTo: (list: 'boms' | 'pumps', page: number) =>
      void navigate({
        search: (now) => ({ ...now, [list]: page > 1 ? page : undefined }),
        resetScroll: false,
      }),
  }
}
