import { Link } from '@tanstack/react-router'
import {
  type CompanyCount,
  type DemandList as Tab,
  demandLists,
  type QuoteFilter,
} from '@volute/domain/backoffice/demand'
import { type CountedRows, limits, periods } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import { tabLink, Tabs } from '../../core/ui/tabs.tsx'
import frame from './demand-frame.module.css'
import styles from './demand-table.module.css'
import type { DemandList } from './use-demand-list.ts'

const labels: Record<Tab, string> = {
  zeroResults: 'Not found',
  parts: 'Not bought',
  quotes: 'Expired quotes',
}

interface DemandFrameProps<Data extends CountedRows, Row> {
  tab: Tab
  list: DemandList & { data: Data | undefined }
  /** Noun of the rows, such as `searches`. */
  of: string
  caption: string
  columns: readonly Column<Row>[]
  rowsOf: (data: Data) => readonly Row[]
  rowKey: (row: Row) => string | number
  /** Height of a row on a phone, in px. */
  phoneHeight: number
  /** Label of the filter. */
  filterLabel: string
  /** Filter that only this list has. */
  more?: ReactNode
  /** Content of an empty list. */
  nothing: ReactNode
  exportRows: () => Promise<File>
}

const ignored = { value: 'IGNORED', label: 'Ignored' } as const
const rowNames: Record<Tab, { value: QuoteFilter; label: string }[]> = {
  zeroResults: [{ value: 'OPEN', label: 'Not ignored' }, ignored],
  parts: [{ value: 'OPEN', label: 'Not ignored' }, ignored],
  quotes: [{ value: 'OPEN', label: 'Expired' }, { value: 'LAPSING', label: 'Expiring this week' }, ignored],
}

const phone = {
  lines: ['what count', 'why lost', 'companies companies', 'trend trend', 'first last', 'act act'],
}

/** One list of the page, with tabs for the others. */
export function DemandFrame<Data extends CountedRows, Row>(props: DemandFrameProps<Data, Row>) {
  const { tab, list, of, phoneHeight, nothing, exportRows, rowsOf, filterLabel, more, ...table } = props
  const { data } = list
  return (
    <Page width={1168}>
      <PageHead
        title="Demand"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={<ExportCsv rowCount={data?.rowCount} read={exportRows} />}
      />
      <DemandTabs open={tab} />
      <Filters tab={tab} list={list} filterLabel={filterLabel} more={more} />
      <PagedList
        of={of}
        list={list}
        nothing={
          list.isNarrowed ? (
            <EmptyState title={`No ${of} match the filter`}>Try another word or a longer time.</EmptyState>
          ) : (
            nothing
          )
        }
      >
        {(found) => (
          <DataTable
            {...table}
            rows={found && rowsOf(found)}
            styles={styles}
            phone={phone}
            skeleton={{ rows: 8, heights: [60, phoneHeight] }}
          />
        )}
      </PagedList>
    </Page>
  )
}

/** Each list has its own URL; the period carries over. */
function DemandTabs({ open }: { open: Tab }) {
  return (
    <Tabs label="Demand">
      {demandLists.map((tab) => (
        <Link
          key={tab}
          to="/demand"
          search={({ days }) => ({ tab: tab === 'zeroResults' ? undefined : tab, days })}
          {...tabLink(tab === open)}
        >
          {labels[tab]}
        </Link>
      ))}
    </Tabs>
  )
}

interface FiltersProps {
  tab: Tab
  list: DemandList
  filterLabel: string
  more: ReactNode
}

function Filters({ tab, list, filterLabel, more }: FiltersProps) {
  return (
    <search className={frame.filters}>
      <SearchInput
        label={filterLabel}
        maxLength={limits.searchValue}
        value={list.filter}
        onType={list.filterBy}
      />
      {more}
      <Select
        label="Rows"
        hideLabel
        options={rowNames[tab]}
        value={list.rows}
        onChange={({ target }) => list.showRows(target.value as QuoteFilter)}
      />
      <Select
        label="Period"
        hideLabel
        options={periods.map(({ days, label }) => ({ value: String(days), label }))}
        value={String(list.days)}
        onChange={({ target }) => list.lookBack(Number(target.value))}
      />
    </search>
  )
}

/** `Riverbend Irrigation 3, Kestrel Mining 1`, and the number of others. */
export function Companies({ companies }: { companies: readonly CompanyCount[] }) {
  return (
    <FirstFew of={companies} most={3}>
      {({ companyName, count }) => (
        <>
          {companyName} <span className={frame.count}>{count}</span>
        </>
      )}
    </FirstFew>
  )
}
