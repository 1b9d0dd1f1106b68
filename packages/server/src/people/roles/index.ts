import * as contract from '@volute/domain/people/roles'
import { route } from '../../core/http/bind.ts'
import { changeRole, createRole, deleteRole } from './change-roles.ts'
import { getRole, listRoles } from './read-roles.ts'

export { countRoles } from './role-store.ts'

export const roleRoutes = [
  route(contract.listRoles, listRoles),
  route(contract.createRole, createRole),
  route(contract.getRole, getRole),
  route(contract.changeRole, changeRole),
  route(contract.deleteRole, deleteRole),
]
