import { searchMessages, type Suggestion } from '@volute/domain/storefront/search'
import { searchTypes } from '@volute/domain/catalogue/numbers'
import { PartPicture } from '../../catalogue/part/index.ts'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Option } from '../../core/ui/option.tsx'
import { type OwnSuggestion, ownTitle } from './own-suggestions.ts'
import { searchTypeLabel } from './search-scopes.ts'
import styles from './suggestion-list.module.css'
import type { SearchField } from './use-search-field.ts'

/** Suggestions below a search field, by type. An empty field shows recent look-ups (E68). */
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
            numbers.map((one, index) => <NumberOption key={index} {...{ field, one, index }} isTypeShown />)
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

function Groups({ field }: { field: SearchField }) {
  const { listId, numbers, own } = field
  const groups = searchTypes
    .filter((type) => numbers.some((one) => one.type === type))
    .map((type) => (
      <div key={type} role="group" aria-labelledby={`${listId}-${type}`}>
        <div id={`${listId}-${type}`} role="presentation" className={styles.group}>
          {searchTypeLabel(type)}
        </div>
        {numbers.map(
          (one, index) =>
            one.type === type && <NumberOption key={one.identifier} {...{ field, one, index }} />,
        )}
      </div>
    ))
  if (own.length === 0) return groups
  return [
    ...groups,
    <div key="own" role="group" aria-labelledby={`${listId}-own`}>
      <div id={`${listId}-own`} role="presentation" className={styles.group}>
        {ownTitle}
      </div>
      {own.map((one, index) => (
        <OwnOption key={`${one.type} ${one.identifier}`} {...{ field, one }} index={numbers.length + index} />
      ))}
    </div>,
  ]
}

function OwnOption({ field, one, index }: { field: SearchField; one: OwnSuggestion; index: number }) {
  return (
    <Option list={field} index={index} className={styles.option} onChoose={() => field.choose(one)}>
      <span>{one.name}</span>
      <span className={styles.description}>{one.description}</span>
    </Option>
  )
}

interface NumberOptionProps {
  field: SearchField
  one: Suggestion
  index: number
  isTypeShown?: boolean
}

function NumberOption({ field, one, index, isTypeShown }: NumberOptionProps) {
  return (
    <Option list={field} index={index} className={styles.option} onChoose={() => field.choose(one)}>
      {one.type === 'part' && <PartPicture part={one} size={28} />}
      <span className="mono">{one.identifier}</span>
      <span className={styles.description}>{one.description}</span>
      {one.isSimilar && <span className={styles.type}>{searchMessages.notSame}</span>}
      {isTypeShown && <span className={styles.type}>{searchTypeLabel(one.type)}</span>}
    </Option>
  )
}

/** Last option: all results of the text, with their count once known. */
function AllOption({ field }: { field: SearchField }) {
  const { allCount } = field
  return (
    <Option
      list={field}
      index={field.numbers.length + field.own.length}
      className={styles.option}
      onChoose={() => field.choose('all')}
    >
      <span className={styles.all}>{allCount === null ? 'All results' : `All ${allCount} results`}</span>
    </Option>
  )
}

function emptyText({ isRecent, isAnswered, search }: SearchField): string {
  if (isRecent) return 'Type part of a number or description.'
  return isAnswered && !search.error ? 'No number or description matches.' : ''
}
