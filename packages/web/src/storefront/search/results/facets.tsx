import { countText } from '@volute/domain/core/kernel'
import type { SearchResults } from '@volute/domain/storefront/search'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../core/ui/checkbox.tsx'
import { Select } from '../../../core/ui/select.tsx'
import { resultTitles } from './result-titles.ts'
import styles from './search-page.module.css'
import type { Results } from './use-results.ts'

/** Facets that narrow the results: group, model, in stock. */
export function Facets({ found: { groups, facets }, results }: { found: SearchResults; results: Results }) {
  const { kind, model, isInStockOnly } = results
  const kinds = groups.filter((group) => group.rowCount > 0 || group.kind === kind)
  const models = facets.models.some((one) => one.model === model) || !model ? [] : [{ model, count: 0 }]
  return (
    <div className={styles.facets} role="group" aria-label="Narrow the results">
      {kinds.length > 0 && (
        <div className={styles.kinds}>
          <KindButton isOn={kind === undefined} onClick={() => results.show(undefined)}>
            All
          </KindButton>
          {kinds.map((group) => (
            <KindButton key={group.kind} isOn={group.kind === kind} onClick={() => results.show(group.kind)}>
              {resultTitles[group.kind]} <span>{countText(group.rowCount, group.isMore)}</span>
            </KindButton>
          ))}
        </div>
      )}
      {(facets.models.length > 1 || model) && (
        <Select
          label="Model"
          hideLabel
          value={model ?? ''}
          options={[
            { value: '', label: 'All models' },
            ...[...facets.models, ...models].map((one) => ({
              value: one.model,
              label: `${one.model} (${countText(one.count)})`,
            })),
          ]}
          onChange={({ target }) => results.ofModel(target.value)}
        />
      )}
      {(facets.inStock > 0 || isInStockOnly) && (
        <Checkbox
          label={`In stock only (${countText(facets.inStock)})`}
          checked={isInStockOnly}
          onChange={({ target }) => results.inStockOnly(target.checked)}
        />
      )}
    </div>
  )
}

interface KindButtonProps {
  isOn: boolean
  onClick: () => void
  children: ReactNode
}

function KindButton({ isOn, onClick, children }: KindButtonProps) {
  return (
    <button type="button" className={styles.kind} aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  )
}
