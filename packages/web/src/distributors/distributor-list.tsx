import { IconChevronDown } from '@tabler/icons-react'
import type { LinkedCompany } from '@volute/domain/distributors'
import { useId, useState } from 'react'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { DistributorLinks } from './distributor-links.ts'
import { DistributorLink } from './distributor-link.tsx'
import styles from './distributors-page.module.css'

interface DistributorListProps {
  links: DistributorLinks
  /** Those that the filter leaves. */
  companies: LinkedCompany[]
}

/** The companies as accordion rows, one open at a time (DIST-01). */
export function DistributorList({ links, companies }: DistributorListProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const id = useId()
  if (links.companies.length === 0) return <EmptyState title="No companies exist" />
  if (companies.length === 0)
    return <EmptyState title="No companies match the filter">Try a shorter part of the name.</EmptyState>
  const names = new Map(links.distributors.map((one) => [one.distributorAccountId, one.name]))
  return (
    <Card>
      <ul>
        {companies.map((company) => {
          const { companyId, name, distributorAccountId } = company
          const distributor = distributorAccountId === null ? undefined : names.get(distributorAccountId)
          const isOpen = companyId === openId
          return (
            <li key={companyId} className={styles.row}>
              <h2 className={styles.heading}>
                <button
                  type="button"
                  id={`${id}-${companyId}`}
                  className={styles.trigger}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${companyId}-panel` : undefined}
                  onClick={() => setOpenId(isOpen ? null : companyId)}
                >
                  <span className={styles.name}>{name}</span>
                  <span className={styles.distributor} data-none={distributor ? undefined : true}>
                    {distributor ?? 'No distributor'}
                  </span>
                  <IconChevronDown size={18} stroke={1.5} aria-hidden="true" />
                </button>
              </h2>
              {isOpen && (
                <section
                  id={`${id}-${companyId}-panel`}
                  className={styles.panel}
                  aria-labelledby={`${id}-${companyId}`}
                >
                  <DistributorLink company={company} linked={distributor} links={links} />
                </section>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
