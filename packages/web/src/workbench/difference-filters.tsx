import { Link } from '@tanstack/react-router'
import { countText, limits, valid } from '@volute/domain/kernel'
import { actNames, fileLabel, type Publication } from '@volute/domain/workbench'
import { Button } from '../ui/button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { TabCount, tabLink } from '../ui/tabs.tsx'
import { useForm } from '../ui/use-form.ts'
import styles from './difference-filters.module.css'
import { type ShownAct, shownActs } from './difference-search-params.ts'
import type { ShownDifference } from './use-difference.ts'

interface DifferenceFiltersProps {
  counts: Publication['counts']
  shown: ShownDifference
}

const labels: Record<ShownAct, string> = { ALL: 'All', SUSPICIOUS: 'Suspicious', ...actNames }

/** Which changes are shown: of which kind, of which file, and by a text. */
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
        <ChangeSearch shown={shown} />
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

function ChangeSearch({ shown }: { shown: ShownDifference }) {
  const form = useForm({
    start: { search: shown.search },
    check: (typed) => valid(typed),
    onValid: ({ search }) => shown.show({ search }),
  })
  return (
    <search>
      <form className={styles.search} {...form.props}>
        <SearchInput
          label="Search the changes"
          placeholder="Number or text..."
          maxLength={limits.searchValue}
          value={form.typed.search}
          onType={(text) => form.edit({ search: text })}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
