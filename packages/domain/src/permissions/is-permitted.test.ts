import { describe, expect, it } from 'vitest'
import { RIBBON_ANY, ROLES_ANY, USERS_ANY } from './groups.ts'
import { isPermitted } from './is-permitted.ts'
import { permissionsOf, permissionTable } from './permission-table.ts'
import { type PermissionGroups, permissions } from './permissions.ts'

const [a, b, c] = ['CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES'] as const

describe('PERM-01 any group, all of its permissions', () => {
  it.each<[PermissionGroups, boolean]>([
    [[[a, b], [c]], true],
    [[[a, b]], false],
    [[[a], [b]], true],
  ])('TV-17a: A and C against %j is %s', (groups, expected) => {
    expect(isPermitted([a, c], groups)).toBe(expected)
  })

  it('TV-17b: no group and an empty group never pass', () => {
    expect([isPermitted([], []), isPermitted([], [[]])]).toEqual([false, false])
  })

  it('TV-17c PERM-05 PERM-06 PERM-17: DELETE_USER_GROUPS alone shows users and the ribbon, not roles', () => {
    const held = ['DELETE_USER_GROUPS']
    expect([USERS_ANY, ROLES_ANY, RIBBON_ANY].map((groups) => isPermitted(held, groups))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is case-sensitive', () => {
    expect(isPermitted(['create_roles'], [[a]])).toBe(false)
  })
})

it('PERM-02 lists the 21 strings and the added MANAGE_ORDERS under ids of their own', () => {
  expect(permissions).toHaveLength(22)
  expect(new Set(Object.values(permissionTable).map((one) => one.id)).size).toBe(22)
})

it('OQ-31 E48: ids become permissions; an unknown one, or an admin one for a customer, is none', () => {
  expect(permissionsOf([10, 4, 10], false)).toEqual(['INVITE_USERS', 'PLACE_SALES_ORDERS'])
  expect(permissionsOf([], false)).toEqual([])
  expect(permissionsOf([12], false)).toBeUndefined()
  expect(permissionsOf([12], true)).toEqual(['CROSS_COMPANY'])
  expect(permissionsOf([99], true)).toBeUndefined()
})
