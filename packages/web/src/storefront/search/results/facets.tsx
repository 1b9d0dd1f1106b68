import { countText } from '@volute/domain/core/kernel'
import {
  type FacetCount,
  type PartFacet,
  partFacets,
  type SearchResults,
} from '@volute/domain/storefront/search'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../core/ui/checkbox.tsx'
import { Select } from '../../../core/ui/select.tsx'
import { resultTitles } from './result-titles.ts'
import styles from './search-page.module.css'
import type { Results } from './use-results.ts'

/** Facets that narrow the results: group, model, kind, material, size, in stock. */
export function Facets({ found: { groups, facets }, results }: { found: SearchResults; results: Results }) {
  const { kind, model, isInStockOnly } = results
  const kinds = groups.filter((group) => group.rowCount > 0 || group.kind === kind)
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
      <FacetSelect
        of="model"
        values={facets.models.map((one) => ({ value: one.model, count: one.count }))}
        chosen={model}
        onChoose={results.ofModel}
      />
      {partFacets.map((facet) => (
        <FacetSelect
          key={facet}
          of={facetNames[facet]}
          values={facets.parts.find((one) => one.facet === facet)?.values ?? []}
          chosen={results.chosen[facet]}
          onChoose={(value) => results.ofFacet(facet, value)}
        />
      ))}
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

const facetNames: Record<PartFacet, string> = { noun: 'kind', material: 'material', size: 'size' }

interface FacetSelectProps {
  of: string
  values: readonly FacetCount[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

/** Values of a facet; hidden while there is nothing to choose. */
function FacetSelect({ of, values, chosen, onChoose }: FacetSelectProps) {
  if (values.length < 2 && !chosen) return null
  const isListed = chosen === undefined || values.some(({ value }) => value === chosen)
  const all = isListed ? values : [...values, { value: chosen, count: 0 }]
  return (
    <Select
      label={`${of[0]?.toUpperCase()}${of.slice(1)}`}
      hideLabel
      value={chosen ?? ''}
      options={[
        { value: '', label: `All ${of}s` },
        ...all.map(({ value, count }) => ({ value, label: `${value} (${countText(count)})` })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
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
