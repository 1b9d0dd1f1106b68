import { counted } from '@volute/domain/core/kernel'
import type { SearchField } from './use-search-field.ts'

/** Announces the number of suggestions to screen readers once they have loaded. */
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

/** True if there is anything to show below the field. */
export const hasSuggestions = ({ isRecent, isAnswered, options, search }: SearchField) =>
  options.length > 0 || (!isRecent && isAnswered && !search.error)
