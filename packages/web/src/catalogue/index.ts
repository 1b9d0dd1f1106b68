import { lazyRouteComponent } from '@tanstack/react-router'
import type { Place } from './lookup/start-lookup.ts'

export { PartFacts } from './part-facts.tsx'
export { PartPicture } from './part-picture.tsx'
export { PartNotes } from './superseded/part-notes.tsx'
export { SupersededLine } from './superseded/superseded-line.tsx'
export { OrderProvider, useOrder } from './search/order-provider.tsx'
export type { PartsToOrder, PartToOrder } from './search/order-stage.ts'
export {
  type OrderRow,
  quantityOf,
  type RowOrder,
  type RowOrders,
  useRowOrder,
} from './parts-list/row-orders.ts'
export { SearchBox } from './search/search-box.tsx'
export { searchTypeLabel } from './search/search-types.ts'
export { useSearch } from './search/use-search.ts'
export { suggestionsQuery, useSuggestions } from './search/use-suggestions.ts'
export { preferencesQuery, useDefaultPaint } from './use-default-paint.ts'
/** Asks for a BOM while its page's code is still on its way. */
export const startLookup = async (place: Place) =>
  (await import('./lookup/start-lookup.ts')).startLookup(place)
export const LookupPage = lazyRouteComponent(() => import('./lookup/lookup-page.tsx'), 'LookupPage')
export const PartPage = lazyRouteComponent(() => import('./part-page/part-page.tsx'), 'PartPage')
export const SerialEntryPage = lazyRouteComponent(
  () => import('./serial/serial-entry-page.tsx'),
  'SerialEntryPage',
)
export const SerialPage = lazyRouteComponent(() => import('./serial/serial-page.tsx'), 'SerialPage')
