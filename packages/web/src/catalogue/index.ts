import { lazyRouteComponent } from '@tanstack/react-router'

export { PartFacts } from './part-facts.tsx'
export { startLookup } from './lookup/start-lookup.ts'
export { OrderProvider, useOrder } from './search/order-provider.tsx'
export { SearchBox } from './search/search-box.tsx'
export { preferencesQuery, useDefaultPaint } from './use-default-paint.ts'
export const LookupPage = lazyRouteComponent(() => import('./lookup/lookup-page.tsx'), 'LookupPage')
export const SerialPage = lazyRouteComponent(() => import('./serial/serial-page.tsx'), 'SerialPage')
