export { checkGrant } from './check-grant.ts'
export { userRoutes } from './routes.ts'
export { countUsers, findCompanyUser } from './user-store.ts'
