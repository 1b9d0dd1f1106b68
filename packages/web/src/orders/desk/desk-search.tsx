import { IconSearch } from '@tabler/icons-react'
import { limits } from '@volute/domain/kernel'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './order-desk-page.module.css'
import type { DeskOrders } from './use-desk-orders.ts'

/** Looks for a number or a company on the button or on Enter. */
export function DeskSearch({ desk }: { desk: DeskOrders }) {
  const [typed, setTyped] = useState(desk.search)
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          desk.searchFor(typed)
        }}
      >
        <TextField
          label="Search by order, PO or company"
          hideLabel
          type="search"
          placeholder="Order, PO or company..."
          maxLength={limits.searchValue}
          icon={<IconSearch size={18} stroke={1.5} />}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search Orders</Button>
      </form>
    </search>
  )
}
