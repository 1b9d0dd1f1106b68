export { changePeople } from './change-people.ts'
export {
  findAdminRole,
  listHolders,
  lockPeople,
  lockRegistration,
  openCompanyRoles,
} from './people-store.ts'
