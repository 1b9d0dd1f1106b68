import { limits } from '@volute/domain/kernel'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import styles from './order-search.module.css'

interface OrderSearchProps {
  label: string
  placeholder?: string
  /** What the list is searched for; give it as `key` too, so that Back puts it into the field. */
  search: string
  onSearch: (text: string) => void
  /** A filter beside the field. */
  children?: ReactNode
}

/** Looks for orders on the button or on Enter. */
export function OrderSearch({ search, onSearch, children, ...names }: OrderSearchProps) {
  const [typed, setTyped] = useState(search)
  return (
    <search>
      <form
        className={styles.search}
        data-filtered={children ? true : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed)
        }}
      >
        <SearchInput {...names} maxLength={limits.searchValue} value={typed} onType={setTyped} />
        {children}
        <Button type="submit">Search Orders</Button>
      </form>
    </search>
  )
}
