import { IconChevronRight } from '@tabler/icons-react'
import type { listCompanies } from '@volute/domain/companies'
import type { ReplyOf } from '@volute/domain/kernel'
import { useActingCompany } from '../session/index.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import rows from '../ui/list-rows.module.css'
import styles from './company-list.module.css'

type Company = ReplyOf<typeof listCompanies>['companies'][number]

export function CompanyList({ companies }: { companies: Company[] }) {
  const { enter } = useActingCompany()
  if (companies.length === 0) {
    return <EmptyState title="No companies found">Try a shorter part of the name.</EmptyState>
  }
  return (
    <Card>
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
    </Card>
  )
}
