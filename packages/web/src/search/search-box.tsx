import { IconChevronDown, IconExclamationCircle } from '@tabler/icons-react'
import { type SearchType, searchHints } from '@volute/domain/search'
import { useEffect, useId, useRef } from 'react'
import styles from './search-box.module.css'
import { hasSuggestions, searchTypeOptions, SuggestionCount, SuggestionList } from './suggestion-list.tsx'
import { useSearchField } from './use-search-field.ts'

/** The search in one line: type, number, Enter; with `hotkey` the key `/` leads to it. */
export function SearchBox({ hotkey }: { hotkey?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const field = useSearchField()
  const { search } = field
  const isListShown = field.isOpen && hasSuggestions(field)
  useSlash(input, hotkey === true)
  return (
    <form role="search" className={styles.box} aria-busy={search.isBusy} onSubmit={field.submit}>
      <TypeSelect value={search.type} onChange={search.setType} />
      <div className={styles.field} onBlur={field.closeOnLeave}>
        <input
          ref={input}
          type="text"
          className="mono"
          aria-label="Search by BOM, part or serial number"
          aria-keyshortcuts={hotkey ? '/' : undefined}
          aria-invalid={search.error ? true : undefined}
          aria-describedby={search.error ? errorId : undefined}
          placeholder={searchHints[search.type]}
          value={search.text}
          onChange={(event) => field.changeText(event.target.value)}
          {...field.fieldProps}
        />
        <SuggestionCount field={field} />
        {(search.error || isListShown) && (
          <div className={styles.popup}>
            {search.error && (
              <p id={errorId} role="alert" className={styles.error}>
                <IconExclamationCircle size={18} stroke={1.5} aria-hidden="true" />
                {search.error}
              </p>
            )}
            {isListShown && <SuggestionList field={field} />}
          </div>
        )}
      </div>
      {hotkey && <kbd aria-hidden="true">/</kbd>}
    </form>
  )
}

function TypeSelect({ value, onChange }: { value: SearchType; onChange: (type: SearchType) => void }) {
  return (
    <span className={styles.type}>
      <select
        aria-label="Search type"
        value={value}
        onChange={(event) => onChange(event.target.value as SearchType)}
      >
        {searchTypeOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
    </span>
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
