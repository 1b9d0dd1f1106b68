import { expect, it } from 'vitest'
import { firstError } from '../../core/kernel/index.ts'
import { grantable, permissionTable } from '../../core/permissions/index.ts'
import { byRole, checkRole, groupPermissions } from './check-role.ts'

it.each([
  ['', '', 'A role is required to have a name.'],
  ['   ', 'x'.repeat(1001), 'A role is required to have a name.'],
  ['x'.repeat(51), '', 'Role name must be 50 characters or less.'],
  [` ${'x'.repeat(50)} `, '', null],
  ['Buyer', 'x'.repeat(1001), 'Role description must be 1000 characters or less.'],
  ['Buyer', ` ${'x'.repeat(1000)} `, null],
])('role name %j with description %j gives %j (ROLES-14, CONST-04, OQ-51)', (name, description, expected) => {
  expect(firstError(checkRole({ name, description }))).toBe(expected)
})

it.each([
  [
    ['sales', 'Admin!', 'Buyer', 'Basic User!'],
    ['Admin!', 'Basic User!', 'Buyer', 'sales'],
  ],
  [
    ['Accounting', 'Basic User!', 'Admin!'],
    ['Admin!', 'Basic User!', 'Accounting'],
  ],
])('roles %j are sorted as %j, immutable ones (!) first (TV-16e, ROLES-13)', (typed, expected) => {
  const roles = typed.map((name) => ({ name, immutable: name.endsWith('!') }))
  expect(roles.toSorted(byRole).map(({ name }) => name)).toEqual(expected)
})

const listed = (isProvider: boolean) =>
  grantable(isProvider).map((code) => {
    const { id: permissionId, admin: isAdminPermission, ...words } = permissionTable[code]
    return { permissionId, code, isAdminPermission, ...words }
  })

it('admin permissions are in their own group, which customers do not have (ROLES-03, PERM-18)', () => {
  const customer = groupPermissions(listed(false))
  expect(customer.map(({ area }) => area)).toEqual(['Users', 'User Groups', 'Roles', 'Ordering', 'My Pumps'])
  const provider = groupPermissions(listed(true))
  expect(provider.at(-1)?.area).toBe('Admin Company Exclusive Permissions')
  expect(provider.at(-1)?.permissions.every(({ isAdminPermission }) => isAdminPermission)).toBe(true)
  expect(provider.flatMap(({ permissions }) => permissions)).toHaveLength(28)
})
