import * as contract from '@volute/domain/users'
import { route } from '../http/bind.ts'
import { changeUser } from './change-user.ts'
import { changeUserGroup } from './change-user-group.ts'
import { createUserGroup } from './create-user-group.ts'
import { deleteUserGroup } from './delete-user-group.ts'
import { listUserGroups } from './list-user-groups.ts'
import { listUsers } from './list-users.ts'

export const userRoutes = [
  route(contract.listUsers, listUsers),
  route(contract.changeUser, changeUser),
  route(contract.listUserGroups, listUserGroups),
  route(contract.createUserGroup, createUserGroup),
  route(contract.changeUserGroup, changeUserGroup),
  route(contract.deleteUserGroup, deleteUserGroup),
]
