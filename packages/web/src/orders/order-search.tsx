import { limits, valid } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { useForm } from '../ui/use-form.ts'
import styles from './order-search.module.css'

interface OrderSearchProps {
  label: string
  placeholder?: string
  /** The text of the current search; also given as `key`, so that Back puts it into the field. */
  search: string
  onSearch: (text: string) => void
  /** A filter beside the field. */
  children?: ReactNode
}

/** Searches orders on the button or on Enter. */
export function OrderSearch({ search, onSearch, children, ...names }: OrderSearchProps) {
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
        <Button type="submit">Search Orders</Button>
      </form>
    </search>
  )
}
