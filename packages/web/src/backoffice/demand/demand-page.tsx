import { getRouteApi } from '@tanstack/react-router'
import { ExpiredQuotes } from './expired-quotes.tsx'
import { LostParts } from './lost-parts.tsx'
import { ZeroResults } from './zero-results.tsx'

const route = getRouteApi('/framed/signed-in/demand')

/** `/demand`: zero-result searches, lost sales and expired quotes (DEMAND-09). */
export function DemandPage() {
  const { tab = 'zeroResults' } = route.useSearch()
  if (tab === 'parts') return <LostParts />
  return tab === 'quotes' ? <ExpiredQuotes /> : <ZeroResults />
}
