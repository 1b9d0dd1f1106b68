export { listPaintColors } from './part-store.ts'
export { replacedBy } from './replacement-store.ts'
export { catalogueRoutes } from './routes.ts'
