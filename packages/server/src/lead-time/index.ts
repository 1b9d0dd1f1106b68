export { leadTimeRoutes } from './routes.ts'
