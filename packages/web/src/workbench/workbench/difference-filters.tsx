import { Link } from '@tanstack/react-router'
import { countText } from '@volute/domain/core/kernel'
import { actNames, fileLabel, type Publication } from '@volute/domain/workbench/workbench'
import { SearchForm } from '../../core/ui/search-form.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TabCount, tabLink } from '../../core/ui/tabs.tsx'
import styles from './difference-filters.module.css'
import { type ShownAct, shownActs } from './difference-search-params.ts'
import type { ShownDifference } from './use-difference.ts'

interface DifferenceFiltersProps {
  counts: Publication['counts']
  shown: ShownDifference
}

const labels: Record<ShownAct, string> = { ALL: 'All', SUSPICIOUS: 'Suspicious', ...actNames }

/** Filters of the changes: by kind of change, file and text. */
export function DifferenceFilters({ counts, shown }: DifferenceFiltersProps) {
  const ofFile = counts.filter(({ file }) => shown.file === '' || file === shown.file)
  return (
    <div className={styles.filters}>
      <nav aria-label="Kind of change" className={styles.acts}>
        {shownActs.map((act) => (
          <Link
            key={act}
            to="."
            search={(now) => ({ ...now, act: act === 'ALL' ? undefined : act, page: undefined })}
            {...tabLink(shown.act === act)}
          >
            {labels[act]} <TabCount>{countText(sum(ofFile, act))}</TabCount>
          </Link>
        ))}
      </nav>
      <div className={styles.fields}>
        {counts.length > 1 && (
          <Select
            label="Rows"
            hideLabel
            value={shown.file}
            options={[
              { value: '', label: 'All rows' },
              ...counts.map(({ file }) => ({ value: file, label: fileLabel(file) })),
            ]}
            onChange={({ target }) => shown.show({ file: target.value })}
          />
        )}
        <SearchForm
          key={shown.search}
          label="Search the changes"
          placeholder="Number or text..."
          button="Search"
          search={shown.search}
          onSearch={(search) => shown.show({ search })}
        />
      </div>
    </div>
  )
}

function sum(counts: Publication['counts'], act: ShownAct): number {
  return counts.reduce((total, { added, changed, closed, suspicious }) => {
    const of = { ALL: added + changed + closed, SUSPICIOUS: suspicious }
    return total + { ...of, ADDED: added, CHANGED: changed, CLOSED: closed }[act]
  }, 0)
}
