export { distributorRoutes } from './routes.ts'
