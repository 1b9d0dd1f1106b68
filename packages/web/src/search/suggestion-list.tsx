import { type SearchType, searchTypes, type Suggestion } from '@volute/domain/search'
import { counted } from '@volute/domain/kernel'
import { joinClasses } from '../ui/join-classes.ts'
import styles from './suggestion-list.module.css'
import type { SearchField } from './use-search-field.ts'

/** The suggestions below a search field, by type; for an empty field the recent look-ups (E68). */
export function SuggestionList({ field, className }: { field: SearchField; className?: string }) {
  const { isRecent, options, search } = field
  const title = isRecent ? 'Recent look-ups' : search.isNotFound ? 'Nearest numbers' : null
  return (
    <div className={joinClasses(styles.panel, className)}>
      {title && options.length > 0 && (
        <div className={styles.head}>
          {title}
          {isRecent && (
            <button type="button" className={styles.clear} onClick={field.clearRecent}>
              Clear
            </button>
          )}
        </div>
      )}
      {options.length > 0 ? (
        <div id={field.listId} role="listbox" aria-label={title ?? 'Suggestions'} className={styles.list}>
          {isRecent ? (
            options.map((one, index) => <Option key={index} {...{ field, one, index }} isTypeShown />)
          ) : (
            <Groups field={field} />
          )}
        </div>
      ) : (
        <p className={styles.none}>{emptyText(field)}</p>
      )}
    </div>
  )
}

/** Says to screen readers how many suggestions there are, when they have come. */
export function SuggestionCount({ field }: { field: SearchField }) {
  const { isOpen, isAnswered, isRecent, options } = field
  const what = isRecent ? 'recent look-up' : 'suggestion'
  const count = options.length === 0 ? `No ${what}s` : counted(options.length, what)
  return (
    <p role="status" className="visually-hidden">
      {isOpen && isAnswered && !(isRecent && options.length === 0) && count}
    </p>
  )
}

/** Whether there is anything to show below the field. */
export const hasSuggestions = ({ isRecent, isAnswered, options, search }: SearchField) =>
  options.length > 0 || (!isRecent && isAnswered && !search.error)

function Groups({ field }: { field: SearchField }) {
  const { listId, options } = field
  return searchTypes
    .filter((type) => options.some((one) => one.type === type))
    .map((type) => (
      <div key={type} role="group" aria-labelledby={`${listId}-${type}`}>
        <div id={`${listId}-${type}`} role="presentation" className={styles.group}>
          {searchTypeLabel(type)}
        </div>
        {options.map(
          (one, index) => one.type === type && <Option key={one.identifier} {...{ field, one, index }} />,
        )}
      </div>
    ))
}

interface OptionProps {
  field: SearchField
  one: Suggestion
  index: number
  isTypeShown?: boolean
}

function Option({ field, one, index, isTypeShown }: OptionProps) {
  return (
    <button
      type="button"
      id={field.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === field.active}
      className={styles.option}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => field.search.take(one)}
    >
      <span className="mono">{one.identifier}</span>
      <span className={styles.description}>{one.description}</span>
      {isTypeShown && <span className={styles.type}>{searchTypeLabel(one.type)}</span>}
    </button>
  )
}

function emptyText({ isRecent, isAnswered, search }: SearchField): string {
  if (isRecent) return 'Type a piece of a number or a description.'
  return isAnswered && !search.error ? 'No number or description matches.' : ''
}

export const searchTypeOptions: { value: SearchType; label: string }[] = [
  { value: 'bom', label: 'BOM' },
  { value: 'serial', label: 'Serial' },
  { value: 'part', label: 'Part' },
]

export const searchTypeLabel = (type: SearchType) =>
  searchTypeOptions.find(({ value }) => value === type)?.label ?? type
