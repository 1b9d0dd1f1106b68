import { expect, it } from 'vitest'
import { grantable, permissionTable } from '../permissions/index.ts'
import { groupPermissions } from './group-permissions.ts'

const listed = (isProvider: boolean) =>
  grantable(isProvider).map((code) => {
    const { id: permissionId, admin: isAdminPermission, ...words } = permissionTable[code]
    return { permissionId, code, isAdminPermission, ...words }
  })

it('ROLES-03 PERM-18: admin permissions stand in a group of their own, which customers do not have', () => {
  const customer = groupPermissions(listed(false))
  expect(customer.map(({ area }) => area)).toEqual(['Users', 'User Groups', 'Roles', 'Ordering'])
  const provider = groupPermissions(listed(true))
  expect(provider.at(-1)?.area).toBe('Admin Company Exclusive Permissions')
  expect(provider.at(-1)?.permissions.every(({ isAdminPermission }) => isAdminPermission)).toBe(true)
  expect(provider.flatMap(({ permissions }) => permissions)).toHaveLength(22)
})
