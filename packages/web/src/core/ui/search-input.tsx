import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import styles from './filter-field.module.css'
import { TextField } from './text-field.tsx'

interface SearchInputProps
  extends Omit<ComponentProps<typeof TextField>, 'hideLabel' | 'type' | 'icon' | 'onChange'> {
  onType: (text: string) => void
}

/** Search field for a list; its placeholder shows its label. */
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
  /** Focuses the field on arrival, for pages made for filtering. */
  first?: boolean
  /** Handles Enter. */
  onEnter?: (() => void) | undefined
}

/** Filters the list of a page while typing; on phones it takes a full line. */
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
