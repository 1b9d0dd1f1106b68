import { telAddress } from '@volute/domain/core/kernel'
import { Button } from '../../../core/ui/button.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { useBrand } from '../../../core/ui/shop-brand.ts'
import { NearestNumbers } from '../nearest-numbers.tsx'
import styles from './search-page.module.css'
import type { Results } from './use-results.ts'

/** Empty result: search tips, a contact, a button that removes the filters, and the nearest numbers. */
export function NothingFound({
  results: { typed, kind, model, chosen, pump, isInStockOnly, widen },
}: {
  results: Results
}) {
  const { contact } = useBrand()
  const isNarrowed =
    Boolean(kind ?? model ?? chosen.noun ?? chosen.material ?? chosen.size ?? pump) || isInStockOnly
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={`Nothing found for “${typed}”`}
        action={isNarrowed && <Button onClick={widen}>Search everything</Button>}
      >
        Try fewer or different words: the part’s name, then its material or size. Add “for 100234” to search
        one pump.
        {contact.phone !== '' && (
          <>
            {' '}
            Or ask us: <a href={telAddress(contact.phone)}>{contact.phone}</a>.
          </>
        )}
      </EmptyState>
      <NearestNumbers identifier={typed} />
    </div>
  )
}
