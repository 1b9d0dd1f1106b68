export { countRoles } from './role-store.ts'
export { roleRoutes } from './routes.ts'
