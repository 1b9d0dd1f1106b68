import * as contract from '@volute/domain/roles'
import { route } from '../http/bind.ts'
import { changeRole } from './change-role.ts'
import { createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { getRole } from './get-role.ts'
import { listRoles } from './list-roles.ts'

export const roleRoutes = [
  route(contract.listRoles, listRoles),
  route(contract.createRole, createRole),
  route(contract.getRole, getRole),
  route(contract.changeRole, changeRole),
  route(contract.deleteRole, deleteRole),
]
