import { searchTypes, type Suggestion } from '@volute/domain/search'
import { counted } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { searchTypeLabel } from './search-scopes.ts'
import option from '../ui/option.module.css'
import styles from './suggestion-list.module.css'
import type { SearchChoice, SearchField } from './use-search-field.ts'

/** The suggestions below a search field, by type; for an empty field the recent look-ups (E68). */
export function SuggestionList({ field, className }: { field: SearchField; className?: string }) {
  const { isRecent, options, numbers, search } = field
  const title = isRecent ? 'Recent look-ups' : search.isNotFound ? 'Nearest numbers' : null
  return (
    <div className={joinClasses(styles.panel, className)}>
      {title && numbers.length > 0 && (
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
            numbers.map((one, index) => <Option key={index} {...{ field, one, index }} isTypeShown />)
          ) : (
            <Groups field={field} />
          )}
          {options.includes('all') && <AllOption field={field} />}
        </div>
      ) : (
        <p className={styles.none}>{emptyText(field)}</p>
      )}
    </div>
  )
}

/** Says to screen readers how many suggestions there are, when they have come. */
export function SuggestionCount({ field }: { field: SearchField }) {
  const { isOpen, isAnswered, isRecent, numbers } = field
  const what = isRecent ? 'recent look-up' : 'suggestion'
  const count = numbers.length === 0 ? `No ${what}s` : counted(numbers.length, what)
  return (
    <p role="status" className="visually-hidden">
      {isOpen && isAnswered && !(isRecent && numbers.length === 0) && count}
    </p>
  )
}

/** Whether there is anything to show below the field. */
export const hasSuggestions = ({ isRecent, isAnswered, options, search }: SearchField) =>
  options.length > 0 || (!isRecent && isAnswered && !search.error)

function Groups({ field }: { field: SearchField }) {
  const { listId, numbers } = field
  return searchTypes
    .filter((type) => numbers.some((one) => one.type === type))
    .map((type) => (
      <div key={type} role="group" aria-labelledby={`${listId}-${type}`}>
        <div id={`${listId}-${type}`} role="presentation" className={styles.group}>
          {searchTypeLabel(type)}
        </div>
        {numbers.map(
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
    <OptionButton field={field} choice={one} index={index}>
      <span className="mono">{one.identifier}</span>
      <span className={styles.description}>{one.description}</span>
      {isTypeShown && <span className={styles.type}>{searchTypeLabel(one.type)}</span>}
    </OptionButton>
  )
}

interface OptionButtonProps {
  field: SearchField
  choice: SearchChoice
  index: number
  children: ReactNode
}

function OptionButton({ field, choice, index, children }: OptionButtonProps) {
  return (
    <button
      type="button"
      id={field.optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === field.active}
      className={joinClasses(option.option, styles.option)}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => field.choose(choice)}
    >
      {children}
    </button>
  )
}

/** The last choice: all that the text finds, counted when that is known. */
function AllOption({ field }: { field: SearchField }) {
  const { allCount } = field
  return (
    <OptionButton field={field} choice="all" index={field.numbers.length}>
      <span className={styles.all}>{allCount === null ? 'All results' : `All ${allCount} results`}</span>
    </OptionButton>
  )
}

function emptyText({ isRecent, isAnswered, search }: SearchField): string {
  if (isRecent) return 'Type a piece of a number or a description.'
  return isAnswered && !search.error ? 'No number or description matches.' : ''
}
