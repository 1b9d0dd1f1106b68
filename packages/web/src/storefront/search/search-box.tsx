import { IconChevronDown, IconExclamationCircle } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { loadOnIntent } from '../../core/ui/load-on-intent.tsx'
import { useHotkey } from '../../core/ui/use-hotkey.ts'
import { ScanButton } from './scan/scan-button.tsx'
import styles from './search-box.module.css'
import { searchScopeHints, searchScopeOptions, type SearchScope } from './search-scopes.ts'
import { hasSuggestions, SuggestionCount } from './suggestion-count.tsx'
import { useSearchField } from './use-search-field.ts'

const SuggestionList = loadOnIntent(async () => (await import('./suggestion-list.tsx')).SuggestionList)

/**
 * Single-line search: a number or words, then Enter. A type narrows it. On the results page it shows the searched text. With
 * `hotkey` the key `/` focuses it and selects its text.
 */
export function SearchBox({ hotkey }: { hotkey?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const field = useSearchField()
  const { search } = field
  const [isReady, setReady] = useState(false)
  const isListShown = isReady && field.isOpen && hasSuggestions(field)
  useHotkey('/', focusAndSelect, hotkey === true)
  function prepare() {
    SuggestionList.load().then(
      () => setReady(true),
      () => undefined,
    )
  }
  function focusAndSelect() {
    input.current?.focus()
    input.current?.select()
  }
  return (
    <form role="search" className={styles.box} aria-busy={search.isBusy} onSubmit={field.submit}>
      <ScopeSelect value={search.scope} onChange={search.setScope} />
      <div className={styles.field} onFocus={prepare} onInput={prepare} onBlur={field.closeOnLeave}>
        <input
          ref={input}
          type="text"
          className={search.scope === 'any' ? undefined : joinClasses('mono', styles.number)}
          aria-label="Search by BOM, part or serial number, or in words"
          aria-keyshortcuts={hotkey ? '/' : undefined}
          aria-invalid={search.error ? true : undefined}
          aria-describedby={search.error ? errorId : undefined}
          placeholder={searchScopeHints[search.scope]}
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
      <ScanButton />
      {hotkey && <kbd aria-hidden="true">/</kbd>}
    </form>
  )
}

interface ScopeSelectProps {
  value: SearchScope
  onChange: (scope: SearchScope) => void
}

function ScopeSelect({ value, onChange }: ScopeSelectProps) {
  return (
    <span className={styles.type}>
      <select
        aria-label="Search type"
        value={value}
        onChange={(event) => onChange(event.target.value as SearchScope)}
      >
        {searchScopeOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
    </span>
  )
}
