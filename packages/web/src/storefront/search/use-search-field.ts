import { isRested } from '@volute/domain/backoffice/demand'
import { countText, durations, limits, pages } from '@volute/domain/core/kernel'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { Suggestion } from '@volute/domain/storefront/search'
import { type FocusEvent, useEffect, useMemo, useState } from 'react'
import { useSettled } from '../../core/api/index.ts'
import { useCombobox } from '../../core/ui/use-combobox.ts'
import { resultsQuery } from './results-query.ts'
import { type OwnSuggestion, ownSuggestions } from './own-suggestions.ts'
import { countAll, loadFindNumber, useSearch } from './use-search.ts'
import { useSuggestions } from './suggestions.ts'
import { tellRested } from './tell-search.ts'

interface SearchFieldProps {
  onDone?: () => void
  /** Always shows the suggestions. Otherwise they open on focus and close on blur. */
  isAlwaysOpen?: boolean
}

/** Option below the field: a number, a pump or order by the company's own name for it, or all results of the text. */
export type SearchChoice = Suggestion | OwnSuggestion | 'all'

export type SearchField = ReturnType<typeof useSearchField>

/** Shared search of the top bar, the dashboard and the 'Order' modal (OQ-85): a field and its suggestions. */
export function useSearchField({ onDone, isAlwaysOpen = false }: SearchFieldProps = {}) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isAlwaysOpen || isUnfolded
  const search = useSearch(() => {
    setUnfolded(false)
    onDone?.()
  }, useShownText())
  const suggestions = useSuggestions(search.text, isOpen)
  // Only the response to this text has its nearest numbers. A part that is found but unsellable has none.
  const isMeant = !search.error || (search.isNotFound && suggestions.isAnswered)
  const numbers = isMeant ? suggestions.options : suggestions.none
  const all = useAllResults(search, isOpen && suggestions.isAnswered)
  useTellRested(search.text, isOpen && suggestions.isAnswered && all.count !== null, all.isNone)
  const hasAll = !(suggestions.isRecent || search.error || all.isNone)
  const options = useMemo<SearchChoice[]>(
    () => (hasAll ? [...numbers, ...all.own, 'all'] : numbers),
    [numbers, hasAll, all.own],
  )
  const { fieldProps, ...list } = useCombobox({
    options,
    isOpen,
    onChoose: choose,
    ...(!isAlwaysOpen && { setOpen }),
  })

  function choose(one: SearchChoice) {
    if (one === 'all') search.showAll()
    else search.take(one)
  }
  function setOpen(next: boolean) {
    if (next && !isOpen) {
      suggestions.readRecent()
      void loadFindNumber()
    }
    setUnfolded(next)
  }

  return {
    ...suggestions,
    ...list,
    search,
    isOpen,
    options,
    /** Options that are numbers. */
    numbers,
    own: hasAll ? all.own : noOwn,
    allCount: all.count,
    choose,
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

/** Text of the results page on screen. */
const useShownText = () =>
  useRouterState({
    select: ({ location: { pathname, search } }) => (pathname === pages.search ? search.q : undefined),
  })

/** Result count that the results page will show, and the company's own hits, requested once the suggestions have loaded. */
function useAllResults({ text, pump }: Pick<Search, 'text' | 'pump'>, isAsked: boolean) {
  const typed = text.trim()
  const { data } = useQuery({ ...resultsQuery(typed, pump), enabled: isAsked && typed !== '' })
  const all = data && countAll(data)
  const own = useMemo(() => (data ? ownSuggestions(data) : noOwn), [data])
  return { own, isNone: all?.rowCount === 0, count: all ? countText(all.rowCount, all.isMore) : null }
}

const noOwn: OwnSuggestion[] = []

/** A text left unchanged with its results on screen counts as settled, like one confirmed by Enter (DEMAND-01). */
function useTellRested(text: string, isAnswered: boolean, isNone: boolean) {
  const typed = text.trim()
  const hasRested = useSettled(typed, durations.searchRest) && isRested(typed, durations.searchRest)
  const isSettled = hasRested && isAnswered
  useEffect(() => {
    if (isSettled) tellRested(typed, !isNone)
  }, [typed, isSettled, isNone])
}

type Search = ReturnType<typeof useSearch>
