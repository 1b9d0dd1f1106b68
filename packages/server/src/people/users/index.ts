import * as contract from '@volute/domain/people/users'
import { route } from '../../core/http/bind.ts'
import { changeUser } from './change-user.ts'
import { changeUserGroup, createUserGroup, deleteUserGroup } from './change-user-groups.ts'
import { listUserGroups, listUsers } from './read-users.ts'

export { checkGrant } from './check-grant.ts'
export { countUsers, findCompanyUser } from './user-store.ts'

export const userRoutes = [
  route(contract.listUsers, listUsers),
  route(contract.changeUser, changeUser),
  route(contract.listUserGroups, listUserGroups),
  route(contract.createUserGroup, createUserGroup),
  route(contract.changeUserGroup, changeUserGroup),
  route(contract.deleteUserGroup, deleteUserGroup),
]
