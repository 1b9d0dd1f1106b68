export { removeProvisional } from './registration-store.ts'
export { registrationRoutes } from './routes.ts'
