export { listPaintColors } from './part-store.ts'
export { catalogueRoutes } from './routes.ts'
