export { checkGrant } from './check-grant.ts'
export { userRoutes } from './routes.ts'
export { findCompanyUser } from './user-store.ts'
