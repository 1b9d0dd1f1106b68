export { findAdminRole, openCompanyRoles } from './company-roles.ts'
export { hasProvider } from './has-provider.ts'
export { listHolders } from './holder-store.ts'
export { type CastCompany, loadCast } from './load-cast.ts'
