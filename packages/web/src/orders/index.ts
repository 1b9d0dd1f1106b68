import { lazyRouteComponent } from '@tanstack/react-router'

export const SubmitOrderPage = lazyRouteComponent(() => import('./submit-order-page.tsx'), 'SubmitOrderPage')
export const PrepareQuotePage = lazyRouteComponent(
  () => import('./submit-order-page.tsx'),
  'PrepareQuotePage',
)
export const ConvertQuotePage = lazyRouteComponent(
  () => import('./quote/convert-quote-page.tsx'),
  'ConvertQuotePage',
)
export { CompanyContact } from './company-contact.tsx'
export { FactList } from './fact-list.tsx'
export { OrderColumns } from './order-columns.tsx'
export { OrderItems } from './order-items.tsx'
export { OrderSheet } from './order-sheet.tsx'
export { OrderTitleBlock } from './order-title-block.tsx'
export { ShipToAddress } from './ship-to-address.tsx'
export { ReorderReport } from './history/reorder-report.tsx'
export { useReorder } from './history/use-reorder.ts'
export { historySearchParams } from './history/history-search-params.ts'
export const OrderHistoryPage = lazyRouteComponent(
  () => import('./history/order-history-page.tsx'),
  'OrderHistoryPage',
)
export const OrderCompletePage = lazyRouteComponent(
  () => import('./order-complete-page.tsx'),
  'OrderCompletePage',
)
export { deskSearchParams } from './desk/desk-search-params.ts'
export const OrderDeskPage = lazyRouteComponent(() => import('./desk/order-desk-page.tsx'), 'OrderDeskPage')
export const ManagedOrderPage = lazyRouteComponent(
  () => import('./desk/managed-order-page.tsx'),
  'ManagedOrderPage',
)
