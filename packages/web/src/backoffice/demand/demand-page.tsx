import { getRouteApi } from '@tanstack/react-router'
import { LapsedQuotes } from './lapsed-quotes.tsx'
import { LostParts } from './lost-parts.tsx'
import { Misses } from './misses.tsx'

const route = getRouteApi('/framed/signed-in/demand')

/** `/demand`: zero-result searches, lost sales and expired quotes (DEMAND-09). */
export function DemandPage() {
  const { tab = 'misses' } = route.useSearch()
  if (tab === 'parts') return <LostParts />
  return tab === 'quotes' ? <LapsedQuotes /> : <Misses />
}
