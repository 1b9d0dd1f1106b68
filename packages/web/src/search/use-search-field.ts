import { limits } from '@volute/domain/kernel'
import { type FocusEvent, useState } from 'react'
import { useCombobox } from '../ui/use-combobox.ts'
import { useSearch } from './use-search.ts'
import { useSuggestions } from './suggestions.ts'

interface SearchFieldProps {
  onDone?: () => void
  /** Keeps the suggestions on screen; else they open with the focus and close without it. */
  isAlwaysOpen?: boolean
}

export type SearchField = ReturnType<typeof useSearchField>

/** The one search behind the top bar, the dashboard and the 'Order' modal (OQ-85): a field and its suggestions. */
export function useSearchField({ onDone, isAlwaysOpen = false }: SearchFieldProps = {}) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isAlwaysOpen || isUnfolded
  const search = useSearch(() => {
    setUnfolded(false)
    onDone?.()
  })
  const suggestions = useSuggestions(search.text, isOpen)
  // Only the answer to this text holds its nearest numbers; a part that is found but not sold has none.
  const isMeant = !search.error || (search.isNotFound && suggestions.isAnswered)
  const options = isMeant ? suggestions.options : suggestions.none
  const { fieldProps, ...list } = useCombobox({
    options,
    isOpen,
    onChoose: search.take,
    ...(!isAlwaysOpen && { setOpen }),
  })

  function setOpen(next: boolean) {
    if (next && !isOpen) suggestions.readRecent()
    setUnfolded(next)
  }

  return {
    ...suggestions,
    ...list,
    search,
    isOpen,
    options,
    fieldProps: {
      ...fieldProps,
      spellCheck: false,
      enterKeyHint: 'search',
      maxLength: limits.catalogueNumber,
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
    } as const,
    changeText: (text: string) => {
      setOpen(true)
      list.release()
      search.setText(text)
    },
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      setOpen(true)
      search.submit()
    },
    closeOnLeave: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
  }
}
