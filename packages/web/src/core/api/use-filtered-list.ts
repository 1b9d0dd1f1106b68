import { useSearch } from '@tanstack/react-router'
import { type Listing, type ListParams, useList } from './use-list.ts'

/** `useList` for the page number and the filter in the URL, which changes while one types. */
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
