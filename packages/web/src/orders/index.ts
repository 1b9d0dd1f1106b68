export { CompanyContact, OrderSheet, OrderTitleBlock } from './order-sheet.tsx'
export { FactList, OrderColumns, ShipToAddress } from './order-facts.tsx'
export { OrderItems } from './order-items.tsx'
export { ReorderReport, useReorder } from './history/reorder.tsx'
