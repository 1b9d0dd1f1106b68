export { replacedBy } from './part-columns.ts'
export { listPaintColors } from './part-store.ts'
export { catalogueRoutes } from './routes.ts'
