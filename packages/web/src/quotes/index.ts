import { lazyRouteComponent } from '@tanstack/react-router'

export { quoteSearchParams } from './quote-search-params.ts'
export const QuotesPage = lazyRouteComponent(() => import('./quotes-page.tsx'), 'QuotesPage')
