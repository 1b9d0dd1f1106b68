import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  companyFlags,
  createCompany,
  getCompanyMap,
  listCompanyChoices,
  type ListedCompany,
} from '@volute/domain/people/companies'
import { limits } from '@volute/domain/core/kernel'
import { exportList, mayCall, query, useFilteredList, useSession } from '../../core/api/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../core/ui/export-csv.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './companies-page.module.css'
import { CustomerSheet } from './customer-sheet.tsx'
import { CompanyModal } from './company-modal.tsx'
import { useOpenCompany } from './use-open-company.ts'

/** `/manage/companies`: all companies, to create, edit and delete (COMPANY-01). */
export function CompaniesPage() {
  const { user } = useSession()
  const list = useFilteredList(getCompanyMap, { input: {} })
  const { data } = list
  const { opened, open, openNew, close } = useOpenCompany()
  const sheet = useSheet()
  const mayCreate = mayCall(createCompany, user)
  const { data: choices } = useQuery({ ...query(listCompanyChoices, {}), enabled: opened !== null })
  return (
    <Page width={1168}>
      <PageHead
        title="Manage Companies"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(getCompanyMap, list.asked)} />
            {mayCreate && (
              <>
                <Button disabled={!data} onClick={openNew}>
                  Create Company
                </Button>
                <Button
                  look="primary"
                  icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
                  onClick={() => sheet.show(true)}
                >
                  Add Customer
                </Button>
              </>
            )}
          </>
        }
      />
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList of="companies" list={list} nothing={<NoCompanies isFiltered={list.filter !== ''} />}>
        {(found) => <CompanyRows companies={found?.companies} onOpen={(companyId) => void open(companyId)} />}
      </PagedList>
      {choices && opened && (
        <CompanyModal
          key={opened.opening}
          open={opened.isOpen}
          {...opened.of}
          deviceTypes={choices.deviceTypes}
          onClose={close}
        />
      )}
      {sheet.isOpen && mayCreate && <CustomerSheet onClose={() => sheet.show(false)} />}
    </Page>
  )
}

/** The customer's sheet, open by the URL, so that the setup guide leads to it. */
function useSheet() {
  const { add } = useSearch({ strict: false }) as { add?: 'customer' }
  const navigate = useNavigate()
  const show = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, add: isOpen ? ('customer' as const) : undefined }),
      replace: true,
      resetScroll: false,
    })
  return { isOpen: add !== undefined, show }
}

function NoCompanies({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No companies exist" />
  return <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
}

interface CompanyRowsProps {
  /** Undefined while loading. */
  companies: ListedCompany[] | undefined
  onOpen: (companyId: number) => void
}

/** Companies with their tags. A row opens its company (COMPANY-02). */
function CompanyRows({ companies, onOpen }: CompanyRowsProps) {
  if (!companies) return <SkeletonRows rows={8} heights={[49, 49]} />
  return (
    <ul className={rows.list}>
      {companies.map(({ companyId, name, isPackager, isMigrating, isTest }) => (
        <li key={companyId}>
          <button
            type="button"
            className={joinClasses(rows.row, styles.company)}
            onClick={() => onOpen(companyId)}
          >
            <span className={rows.name}>{name}</span>
            {isMigrating && <Badge>{companyFlags.isMigrating.label}</Badge>}
            {isPackager && <Badge>{companyFlags.isPackager.label}</Badge>}
            {isTest && <Badge>{companyFlags.isTest.label}</Badge>}
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
