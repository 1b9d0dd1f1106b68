import { lazyRouteComponent } from '@tanstack/react-router'

export { OrderProvider, useOrder } from './search/order-provider.tsx'
export { SearchBox } from './search/search-box.tsx'
export const LookupPage = lazyRouteComponent(() => import('./lookup/lookup-page.tsx'), 'LookupPage')
export const SerialPage = lazyRouteComponent(() => import('./serial/serial-page.tsx'), 'SerialPage')
