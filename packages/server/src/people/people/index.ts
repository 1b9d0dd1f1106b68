export { changePeople, lockPeople, lockRegistration } from './change-people.ts'
export {
  findAdminRole,
  findProviderPeople,
  fixedRole,
  listCompanyRoles,
  listHolders,
  openCompanyRoles,
} from './company-roles-store.ts'
