import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './filter-field.module.css'
import { TextField } from './text-field.tsx'

interface SearchInputProps
  extends Omit<ComponentProps<typeof TextField>, 'hideLabel' | 'type' | 'icon' | 'onChange'> {
  onType: (text: string) => void
}

/** A field for what a list is searched for; it names itself by its placeholder. */
export function SearchInput({ onType, label, ...input }: SearchInputProps) {
  return (
    <TextField
      placeholder={`${label}...`}
      {...input}
      label={label}
      hideLabel
      type="search"
      icon={<IconSearch size={18} stroke={1.5} />}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

interface FilterFieldProps {
  value: string
  onFilter: (text: string) => void
  maxLength?: number
  /** The page is there to be filtered: its field has the focus on arrival. */
  first?: boolean
  /** Act of Enter. */
  onEnter?: (() => void) | undefined
}

/** Narrows the list of a page while one types; on phones it has a line of its own. */
export function FilterField({ onFilter, first, onEnter, ...input }: FilterFieldProps) {
  return (
    <SearchInput
      {...input}
      label="Filter results"
      className={styles.filter}
      data-first-focus={first}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.()}
      onType={onFilter}
    />
  )
}
