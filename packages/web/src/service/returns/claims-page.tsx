import { getRouteApi } from '@tanstack/react-router'
import { durations, limits } from '@volute/domain/core/kernel'
import {
  type ClaimFilter,
  claimFilters,
  listManagedClaims,
  returnMessages,
} from '@volute/domain/service/returns'
import { claimStatusNames } from '@volute/domain/buying/orders'
import { exportList, useFilteredList } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import styles from './claims-page.module.css'
import { ClaimsTable } from './claims-table.tsx'

const route = getRouteApi('/framed/signed-in/manage/claims')

type Claims = ReturnType<typeof useClaims>

/** `/manage/claims`: parts that customers send back or claim under warranty (E157, CLAIM-07). */
export function ClaimsPage() {
  const list = useClaims()
  const { data } = list
  return (
    <Page width={1168}>
      <PageHead
        title="Claims"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <ExportCsv rowCount={data?.rowCount} read={() => exportList(listManagedClaims, list.asked)} />
        }
      />
      <ClaimFilters list={list} />
      <PagedList of="claims" list={list} nothing={<NoClaims list={list} />}>
        {(found) => <ClaimsTable claims={found?.claims} order={list} />}
      </PagedList>
    </Page>
  )
}

/** Page of the claims given by the URL, refreshed regularly, and functions to change it (CLAIM-07). */
function useClaims() {
  const { shown: status = 'OPEN', dir } = route.useSearch()
  const list = useFilteredList(listManagedClaims, {
    // Open claims start with the oldest.
    order: { sort: 'claimed', dir: dir ?? (status === 'OPEN' ? 'asc' : 'desc') },
    input: { status },
    refetchInterval: durations.deskPoll,
  })
  return {
    ...list,
    status,
    show: (next: ClaimFilter) => list.go({ shown: next === 'OPEN' ? undefined : next, dir: undefined }),
  }
}

function ClaimFilters({ list }: { list: Claims }) {
  return (
    <search className={styles.filters}>
      <SearchInput
        label="Filter by company, order, part, pump or return"
        maxLength={limits.searchValue}
        value={list.filter}
        onType={list.filterBy}
      />
      <Select
        label="Status"
        hideLabel
        value={list.status}
        options={claimFilters.map((one) => ({ value: one, label: filterName(one) }))}
        onChange={({ target }) => list.show(target.value as ClaimFilter)}
      />
    </search>
  )
}

const filterName = (filter: ClaimFilter) => (filter === 'ALL' ? 'All' : claimStatusNames[filter])

function NoClaims({ list: { filter, status } }: { list: Claims }) {
  if (filter === '' && status === 'OPEN')
    return (
      <EmptyState title={returnMessages.nothingToDecide}>New claims appear here by themselves.</EmptyState>
    )
  return <EmptyState title={returnMessages.noClaims}>Try another word or another status.</EmptyState>
}
