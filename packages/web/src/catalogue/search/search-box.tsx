import { IconChevronDown, IconExclamationCircle } from '@tabler/icons-react'
import { type SearchType, searchHints } from '@volute/domain/catalogue'
import { limits } from '@volute/domain/kernel'
import { useEffect, useId, useRef } from 'react'
import { useOrder } from './order-provider.tsx'
import styles from './search-box.module.css'
import { searchTypeOptions } from './search-types.ts'
import { useSearch } from './use-search.ts'

/** The search in one line: type, number, Enter; with `hotkey` the key `/` leads to it. */
export function SearchBox({ hotkey }: { hotkey?: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const order = useOrder()
  const search = useSearch(order.showPart)
  useSlash(field, hotkey === true)
  return (
    <form
      role="search"
      className={styles.box}
      aria-busy={search.isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        search.submit()
      }}
    >
      <span className={styles.type}>
        <select
          aria-label="Search type"
          value={search.type}
          onChange={(event) => search.setType(event.target.value as SearchType)}
        >
          {searchTypeOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </span>
      <input
        ref={field}
        type="search"
        className="mono"
        aria-label="Search by BOM, part or serial number"
        aria-keyshortcuts={hotkey ? '/' : undefined}
        aria-invalid={search.error ? true : undefined}
        aria-describedby={search.error ? errorId : undefined}
        placeholder={searchHints[search.type]}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.catalogueNumber}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
      {hotkey && <kbd aria-hidden="true">/</kbd>}
      {search.error && (
        <p id={errorId} role="alert" className={styles.error}>
          <IconExclamationCircle size={18} stroke={1.5} aria-hidden="true" />
          {search.error}
        </p>
      )}
    </form>
  )
}

function useSlash(field: React.RefObject<HTMLInputElement | null>, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, textarea, select, [role="dialog"]')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [field, isOn])
}
