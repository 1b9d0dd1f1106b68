import { IconSearch } from '@tabler/icons-react'
import styles from './filter-field.module.css'
import { TextField } from './text-field.tsx'

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
    <TextField
      {...input}
      label="Filter results"
      hideLabel
      type="search"
      placeholder="Filter results..."
      className={styles.filter}
      icon={<IconSearch size={18} stroke={1.5} />}
      data-first-focus={first}
      onChange={({ target }) => onFilter(target.value)}
    />
  )
}
