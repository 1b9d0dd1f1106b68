import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SearchType } from '@volute/domain/catalogue/numbers'
import { searchMessages } from '@volute/domain/storefront/search'
import { Card } from '../../core/ui/card.tsx'
import links from '../../core/ui/link-list.module.css'
import styles from './nearest-numbers.module.css'
import { searchTypeLabel } from './search-scopes.ts'
import { suggestionsQuery } from './suggestions.ts'

interface NearestNumbersProps {
  /** Type of the numbers. If missing, all types show, each with its name. */
  type?: SearchType
  identifier: string
  /** True if the numbers link to the pumps' nameplates. */
  toNameplate?: boolean
}

/** Known numbers nearest to an unknown one. */
export function NearestNumbers({ type, identifier, toNameplate }: NearestNumbersProps) {
  const { data } = useQuery(suggestionsQuery(identifier))
  const nearest = data?.suggestions.filter((one) => !type || one.type === type) ?? []
  if (nearest.length === 0) return null
  return (
    <Card>
      <h2 className={links.title}>Nearest numbers</h2>
      <ul aria-label="Nearest numbers" className={links.list}>
        {nearest.map((one) => (
          <li key={`${one.type} ${one.identifier}`}>
            <Link
              {...(toNameplate
                ? { to: '/serial/$serialNumber', params: { serialNumber: one.identifier } }
                : {
                    to: '/lookup/$type/$identifier',
                    params: { type: one.type, identifier: one.identifier },
                  })}
              className={links.link}
            >
              <span className="mono">{one.identifier}</span>
              <span className={styles.description}>{one.description}</span>
              {one.isSimilar && <span className={styles.type}>{searchMessages.notSame}</span>}
              {!type && <span className={styles.type}>{searchTypeLabel(one.type)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
