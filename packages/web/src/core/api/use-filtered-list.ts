import { useSearch } from '@tanstack/react-router'
import { type Listing, type ListPlace, useList } from './use-list.ts'

/** `useList` for the page number and the filter in the address, which is typed letter by letter. */
export function useFilteredList<E extends Listing>(endpoint: E, place: Omit<ListPlace<E>, 'page' | 'text'>) {
  const { filter = '', page } = useSearch({ strict: false })
  const list = useList(endpoint, { ...place, page, text: filter })
  return {
    ...list,
    filter,
    filterBy: (text: string) => list.go({ filter: text || undefined }, { replace: true }),
  }
}
