import { IconChevronRight } from '@tabler/icons-react'
import { companyFlags, type ListedCompany } from '@volute/domain/companies'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import rows from '../ui/list-rows.module.css'
import styles from './companies-page.module.css'

interface CompanyRowsProps {
  companies: ListedCompany[]
  onOpen: (companyId: number) => void
}

/** The companies with their tags; a row opens its company (COMPANY-02). */
export function CompanyRows({ companies, onOpen }: CompanyRowsProps) {
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
