export { PartFacts } from './part-facts.tsx'
export { OrderProvider, useOrder } from './search/order-provider.tsx'
export { SearchBox } from './search/search-box.tsx'
