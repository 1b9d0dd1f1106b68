import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { getWhereUsed } from '@volute/domain/catalogue/part'
import { formatNumber, limits, type ReplyOf } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { query, useSettled } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { Pager } from '../../core/ui/pager.tsx'
import styles from './where-used.module.css'
import { BomTable, PumpTable } from './place-tables.tsx'

type Found = ReplyOf<typeof getWhereUsed>

/** BOMs and pumps that contain a part, filtered and paged. */
export function WhereUsed({ found, places }: { found: Found; places: Places }) {
  const { part, boms, bomCount, pumps, pumpCount } = found
  const { filter, filterBy, isStale } = places
  const isNone = bomCount === 0 && pumpCount === 0
  const isOwnFirst = pumps.some(({ isOwn }) => isOwn)
  const pumpList = pumpCount > 0 && (
    <List title="Pumps" count={pumpCount} page="pumps" places={places}>
      <PumpTable pumps={pumps} of={part.partNumber} />
    </List>
  )
  return (
    <>
      <div className={styles.head}>
        <h2>Where used</h2>
        {(filter !== '' || !isNone) && (
          <FilterField maxLength={limits.catalogueNumber} value={filter} onFilter={filterBy} />
        )}
      </div>
      <div aria-busy={isStale} className={styles.lists}>
        {isNone && <NoPlaces isFiltered={filter !== ''} />}
        {isOwnFirst && pumpList}
        {bomCount > 0 && (
          <List title="BOMs" count={bomCount} page="boms" places={places}>
            <BomTable boms={boms} of={part.partNumber} />
          </List>
        )}
        {!isOwnFirst && pumpList}
      </div>
    </>
  )
}

interface ListProps {
  title: string
  count: number
  page: 'boms' | 'pumps'
  places: Places
  children: ReactNode
}

function List({ title, count, page, places, children }: ListProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>
        {title} <span>{formatNumber(count)}</span>
      </h3>
      <Card>
        {children}
        <Pager
          of={title}
          page={places[page]}
          pageSize={limits.pageSize}
          count={count}
          onPage={(next) => places.turnTo(page, next)}
        />
      </Card>
    </section>
  )
}

function NoPlaces({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Nothing found">Try a shorter part of a number, a description or a model.</EmptyState>
    )
  }
  return <EmptyState title="Not used">No BOM contains this part.</EmptyState>
}

const route = getRouteApi('/framed/signed-in/part/$partNumber')

export type Places = ReturnType<typeof usePlaces>

/** Loads where the page's part is used, for the filter and page numbers in the URL. */
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
