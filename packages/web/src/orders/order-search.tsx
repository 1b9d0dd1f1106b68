import { IconSearch } from '@tabler/icons-react'
import { limits } from '@volute/domain/kernel'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './order-search.module.css'

interface OrderSearchProps {
  label: string
  placeholder: string
  /** What the list is searched for; give it as `key` too, so that Back puts it into the field. */
  search: string
  onSearch: (text: string) => void
  /** A filter beside the field. */
  children?: ReactNode
}

/** Looks for orders on the button or on Enter (HISTORY-02, OQ-49). */
export function OrderSearch({ label, placeholder, search, onSearch, children }: OrderSearchProps) {
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
        <TextField
          label={label}
          hideLabel
          type="search"
          placeholder={placeholder}
          maxLength={limits.searchValue}
          icon={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
        <Button type="submit">Search Orders</Button>
      </form>
    </search>
  )
}
