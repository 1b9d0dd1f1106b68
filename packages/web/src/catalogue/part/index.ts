export { useSetPagePump, usePagePump } from './page-pump.ts'
export { preferencesQuery, useDefaultPaint } from './use-default-paint.ts'
export { DrawingThumbnail } from './drawing-thumbnail.tsx'
export {
  order,
  type Ordering,
  type PartsToOrder,
  type PartToOrder,
  type SameNumber,
  useOrdering,
} from './ordering.ts'
export { PartFacts } from './part-facts.tsx'
export { PartPicture } from './part-picture.tsx'
export {
  type OrderRow,
  quantityOf,
  type RowOrder,
  rowKey,
  type RowOrders,
  rowOrdersOf,
  useRowOrder,
} from './row-orders.ts'
export { PartNotes, SupersededLine } from './superseded.tsx'
export { drawingKindsQuery, useDrawing, useHasDrawing } from './use-drawing.ts'
