import { limits, valid } from '@volute/domain/core/kernel'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './search-form.module.css'
import { SearchInput } from './search-input.tsx'
import { useForm } from './use-form.ts'

interface SearchFormProps {
  label: string
  placeholder?: string
  button: string
  /** Text of the current search. Also pass it as `key`, so that Back restores it in the field. */
  search: string
  onSearch: (text: string) => void
  /** Filter next to the field. */
  children?: ReactNode
}

/** Searches a list on a button click or Enter. */
export function SearchForm({ button, search, onSearch, children, ...names }: SearchFormProps) {
  const form = useForm({
    start: { search },
    check: (typed) => valid(typed),
    onValid: (typed) => onSearch(typed.search),
  })
  return (
    <search>
      <form className={styles.search} data-filtered={children ? true : undefined} {...form.props}>
        <SearchInput
          {...names}
          maxLength={limits.searchValue}
          value={form.typed.search}
          onType={(text) => form.edit({ search: text })}
        />
        {children}
        <Button type="submit">{button}</Button>
      </form>
    </search>
  )
}
