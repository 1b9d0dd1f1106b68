import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { offlineMessages } from '@volute/domain/catalogue'
import { formatMoment } from '@volute/domain/kernel'
import { listCopies } from '../../api/index.ts'
import { Card } from '../../ui/card.tsx'
import { searchTypeLabel } from '../search/search-types.ts'
import styles from './kept-lookups.module.css'

/** The look-ups that this device has kept for the person and company on screen, the last first. */
export function useKeptLookups() {
  const options = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const
  return useQuery({ queryKey: ['kept-lookups'], queryFn: listCopies, ...options }).data
}

/** Leads to the look-ups that this device has kept. */
export function KeptLookups({ of }: { of: NonNullable<ReturnType<typeof useKeptLookups>> }) {
  return (
    <Card>
      <h2 className={styles.title}>{offlineMessages.keptLookups}</h2>
      <ul className={styles.list}>
        {of.map(({ name, type, identifier, keptAt }) => (
          <li key={name}>
            <Link to="/lookup/$type/$identifier" params={{ type, identifier }} className={styles.lookup}>
              <span className="mono">{identifier}</span>
              <span className={styles.type}>{searchTypeLabel(type)}</span>
              <span className={styles.moment}>{formatMoment(new Date(keptAt).toISOString())}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
