import { limits } from '@volute/domain/core/kernel'
import { Checkbox } from '../../core/ui/checkbox.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { Select } from '../../core/ui/select.tsx'
import styles from './fleet-filters.module.css'
import { type Fleet, useSites } from './use-fleet.ts'

/** Filters of the fleet: text, site, and retired pumps only (FLEET-01). */
export function FleetFilters({ list }: { list: Fleet }) {
  const sites = useSites()
  return (
    <search className={styles.filters}>
      <SearchInput
        label="Filter by tag, nickname, serial or model"
        maxLength={limits.searchValue}
        value={list.filter}
        onType={list.filterBy}
      />
      <Select
        label="Site"
        hideLabel
        value={String(list.site ?? '')}
        options={[
          { value: '', label: 'All sites' },
          ...sites.map(({ siteId, name, pumpCount }) => ({
            value: String(siteId),
            label: `${name} (${pumpCount})`,
          })),
        ]}
        onChange={({ target }) => list.showSite(Number(target.value) || undefined)}
      />
      <Checkbox
        label="Retired"
        checked={list.isRetired}
        onChange={({ target }) => list.showRetired(target.checked)}
      />
    </search>
  )
}
