export { checkHolds } from './check-holds.ts'
export { roleRoutes } from './routes.ts'
