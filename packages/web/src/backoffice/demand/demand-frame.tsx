import { Link } from '@tanstack/react-router'
import type { CompanyCount } from '@volute/domain/backoffice/demand'
import { type CountedRows, limits, periods } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import { tabLink, Tabs } from '../../core/ui/tabs.tsx'
import styles from './demand-frame.module.css'
import { type DemandTab, demandTabs } from './demand-search-params.ts'
import table from './demand-table.module.css'
import type { DemandList } from './use-demand-list.ts'

const labels: Record<DemandTab, string> = {
  misses: 'Not found',
  parts: 'Not bought',
  quotes: 'Lapsed quotes',
}

interface DemandFrameProps<Data extends CountedRows> {
  tab: DemandTab
  list: DemandList & { data: Data | undefined }
  /** Noun of the rows, such as `searches`. */
  of: string
  caption: string
  columns: readonly Column[]
  /** Height of a row on a phone, in px. */
  phoneHeight: number
  /** Label of the filter. */
  filterLabel: string
  /** A filter of this list alone. */
  more?: ReactNode
  /** Content while there is nothing to list. */
  nothing: ReactNode
  exportRows: () => Promise<File>
  /** The rows of a page of the list. */
  children: (data: Data) => ReactNode
}

/** One list of the page, with the ways to the others. */
export function DemandFrame<Data extends CountedRows>(props: DemandFrameProps<Data>) {
  const { tab, list, of, caption, columns, phoneHeight, nothing, exportRows, children } = props
  const { data } = list
  const head = <Head columns={columns} />
  const tableClass = joinClasses(phoneRows.rows, table.table)
  return (
    <Page width={1168}>
      <PageHead title="Demand" count={data?.rowCount} isMore={data?.isMore}>
        <ExportCsv rowCount={data?.rowCount} read={exportRows} />
      </PageHead>
      <DemandTabs open={tab} />
      <Filters {...props} />
      <PagedList
        of={of}
        list={list}
        loading={<SkeletonRows rows={8} heights={[60, phoneHeight]} head={head} tableClass={tableClass} />}
        nothing={
          list.isNarrowed ? (
            <EmptyState title={`No ${of} match the filter`}>Try another word or a longer time.</EmptyState>
          ) : (
            nothing
          )
        }
      >
        {(page) => (
          <Card>
            <Table caption={caption} className={tableClass}>
              {head}
              <tbody>{children(page)}</tbody>
            </Table>
          </Card>
        )}
      </PagedList>
    </Page>
  )
}

/** Each list has an address of its own; the period stays. */
function DemandTabs({ open }: { open: DemandTab }) {
  return (
    <Tabs label="Demand">
      {demandTabs.map((tab) => (
        <Link
          key={tab}
          to="/demand"
          search={({ days }) => ({ tab: tab === 'misses' ? undefined : tab, days })}
          {...tabLink(tab === open)}
        >
          {labels[tab]}
        </Link>
      ))}
    </Tabs>
  )
}

function Filters({
  list,
  filterLabel,
  more,
}: Pick<DemandFrameProps<never>, 'filterLabel' | 'more'> & { list: DemandList }) {
  return (
    <search className={styles.filters}>
      <SearchInput
        label={filterLabel}
        maxLength={limits.searchValue}
        value={list.filter}
        onType={list.filterBy}
      />
      {more}
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

/** The head of a column: of figures, or one that only screen readers are told. */
export interface Column {
  label: string
  is?: 'figures' | 'unseen'
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ label, is }) => (
          <th key={label} scope="col" data-number={is === 'figures' || undefined}>
            {is === 'unseen' ? <span className="visually-hidden">{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** `Riverbend Irrigation 3, Kestrel Mining 1`, and how many more. */
export function Companies({ companies }: { companies: readonly CompanyCount[] }) {
  return (
    <FirstFew of={companies} most={3}>
      {({ companyName, count }) => (
        <>
          {companyName} <span className={styles.count}>{count}</span>
        </>
      )}
    </FirstFew>
  )
}
