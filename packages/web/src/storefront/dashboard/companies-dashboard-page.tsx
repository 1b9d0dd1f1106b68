import { IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { listCompanies } from '@volute/domain/people/companies'
import { limits, type ReplyOf } from '@volute/domain/core/kernel'
import { everywhere } from '@volute/domain/core/permissions'
import type { ReactNode } from 'react'
import { holds, mayCall, useFilteredList, useSession } from '../../core/api/index.ts'
import { useActingCompany } from '../../people/session/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { LinkButton } from '../../core/ui/link-button.tsx'
import rows from '../../core/ui/list-rows.module.css'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './companies-dashboard-page.module.css'

/** Provider's first page: the companies a user may act for (SHELL-56 to SHELL-59, PERM-11, PERM-18). */
export function CompaniesDashboard({ above }: { above?: ReactNode }) {
  const { user } = useSession()
  return (
    <Page width={1168}>
      {above}
      {mayCall(listCompanies, user) ? (
        <Companies />
      ) : (
        <NoticeCard
          page
          title="Company Access Denied"
          action={
            holds(user, everywhere('MANAGE_ORDERS')) && <LinkButton to="/manage/orders">Orders</LinkButton>
          }
        >
          You do not have permission to act for customer companies.
        </NoticeCard>
      )}
    </Page>
  )
}

/** Filterable list; a click acts for a company (SHELL-56). A failure shows the 500 card (SHELL-59). */
function Companies() {
  const list = useFilteredList(listCompanies, { input: {} })
  const { data } = list
  const client = useQueryClient()
  const { enter } = useActingCompany()
  return (
    <>
      <PageHead
        title="Companies"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <FilterField
            first
            maxLength={limits.searchValue}
            value={list.filter}
            onEnter={() => void enterOnly()}
            onFilter={list.filterBy}
          />
        }
      >
        Choose a company to act for. If only one matches, press Enter.
      </PageHead>
      <PagedList
        of="companies"
        list={list}
        nothing={<EmptyState title="No companies found">Try a shorter part of the name.</EmptyState>}
      >
        {(found) => <CompanyList companies={found?.companies} enter={enter} />}
      </PagedList>
    </>
  )

  /** Waits for the results of the typed text, since the list may still show those of earlier text. A failure shows in the list. */
  async function enterOnly() {
    const found = await client.query(list.wanted).catch(() => undefined)
    const [only] = found?.companies ?? []
    if (found?.rowCount === 1 && only && !enter.isPending) enter.mutate(only.companyId)
  }
}

type Company = ReplyOf<typeof listCompanies>['companies'][number]

interface CompanyListProps {
  /** Undefined while loading. */
  companies: Company[] | undefined
  enter: ReturnType<typeof useActingCompany>['enter']
}

/** Companies a user can act for; a click enters one. */
function CompanyList({ companies, enter }: CompanyListProps) {
  if (!companies) return <SkeletonRows rows={8} heights={[49, 49]} />
  return (
    <ul className={styles.list} aria-busy={enter.isPending}>
      {companies.map((company) => (
        <li key={company.companyId}>
          <button
            type="button"
            className={joinClasses(rows.row, styles.company)}
            disabled={enter.isPending}
            onClick={() => enter.mutate(company.companyId)}
          >
            <span className={rows.name}>{company.name}</span>
            {company.isPackager && <Badge>Packager</Badge>}
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
