import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { companyFlags, createCompany, type ListedCompany } from '@volute/domain/companies'
import { containsText } from '@volute/domain/kernel'
import { sentenceOf, useSession, mayCall } from '../api/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { FilterField } from '../ui/search-input.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import rows from '../ui/list-rows.module.css'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import styles from './companies-page.module.css'
import { CompanyModal } from './company-modal.tsx'
import { useOpenCompany } from './use-open-company.ts'
import { companyMap } from './use-save-company.ts'

const route = getRouteApi('/framed/signed-in/manage/companies')

/** `/manage/companies`: every company, to create, edit and delete (COMPANY-01). */
export function CompaniesPage() {
  const { user } = useSession()
  const { filter = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const map = useQuery(companyMap)
  const { opened, open, openNew, close } = useOpenCompany()
  const companies = map.data?.companies ?? []
  const shown = companies.filter(({ name }) => containsText(name, filter))
  return (
    <Page width={1168}>
      <PageHead
        title="Manage Companies"
        count={map.data && shown.length}
        actions={
          mayCall(createCompany, user) && (
            <Button
              look="primary"
              disabled={!map.data}
              icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
              onClick={openNew}
            >
              Create Company
            </Button>
          )
        }
      />
      <div className={styles.filter}>
        <FilterField
          value={filter}
          onFilter={(text) => void navigate({ search: { filter: text || undefined }, replace: true })}
        />
      </div>
      {map.data ? (
        <List companies={companies} shown={shown} onOpen={(companyId) => void open(companyId)} />
      ) : map.error ? (
        <FailureCard onRetry={() => void map.refetch()}>{sentenceOf(map.error)}</FailureCard>
      ) : (
        <Card>
          <SkeletonRows rows={8} heights={[49, 49]} />
        </Card>
      )}
      {map.data && opened && (
        <CompanyModal key={opened.opening} {...opened.company} map={map.data} onClose={close} />
      )}
    </Page>
  )
}

interface ListProps {
  companies: ListedCompany[]
  shown: ListedCompany[]
  onOpen: (companyId: number) => void
}

function List({ companies, shown, onOpen }: ListProps) {
  if (companies.length === 0) return <EmptyState title="No companies exist" />
  if (shown.length === 0)
    return <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
  return <CompanyRows companies={shown} onOpen={onOpen} />
}

interface CompanyRowsProps {
  companies: ListedCompany[]
  onOpen: (companyId: number) => void
}

/** The companies with their tags; a row opens its company (COMPANY-02). */
function CompanyRows({ companies, onOpen }: CompanyRowsProps) {
  return (
    <Card>
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
    </Card>
  )
}
