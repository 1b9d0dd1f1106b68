import styles from './filter-field.module.css'
import { SearchInput } from './search-input.tsx'

interface FilterFieldProps {
  value: string
  onFilter: (text: string) => void
  maxLength?: number
  /** The page is there to be filtered: its field has the focus on arrival. */
  first?: boolean
}

/** Narrows the list of a page while one types; on phones it has a line of its own. */
export function FilterField({ onFilter, first, ...input }: FilterFieldProps) {
  return (
    <SearchInput
      {...input}
      label="Filter results"
      className={styles.filter}
      data-first-focus={first}
      onType={onFilter}
    />
  )
}
