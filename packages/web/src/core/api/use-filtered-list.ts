import { useSearch } from '@tanstack/react-router'
import { type Listing, type ListParams, useList } from './use-list.ts'

/** `useList` with the page number and the filter from the URL; the filter changes while the user types. */
export function useFilteredList<E extends Listing>(
  endpoint: E,
  params: Omit<ListParams<E>, 'page' | 'text'>,
) {
  const { filter = '', page } = useSearch({ strict: false })
  const list = useList(endpoint, { ...params, page, text: filter })
  return {
    ...list,
    filter,
    filterBy: (text: string) => list.go({ filter: text || undefined }, { replace: true }),
  }
}
