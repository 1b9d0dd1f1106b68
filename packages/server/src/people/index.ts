export { changePeople } from './change-people.ts'
export { findAdminRole, fixedRole, listCompanyRoles, openCompanyRoles } from './company-roles-store.ts'
export { listHolders, lockPeople, lockRegistration } from './people-store.ts'
