export { findAdminRole, openCompanyRoles } from './company-roles.ts'
export { type CastCompany, loadCast } from './load-cast.ts'
