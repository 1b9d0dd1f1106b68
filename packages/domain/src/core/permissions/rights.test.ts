import { describe, expect, it } from 'vitest'
import { permissionsOf, permissionTable } from './permission-table.ts'
import { type Permission, type PermissionGroups, permissions } from './permissions.ts'
import {
  COMPANY_ANY,
  isPermitted,
  P_ROLES_ANY,
  P_USERS_ANY,
  RIBBON_ANY,
  ROLES_ANY,
  USERS_ANY,
} from './rights.ts'

const [a, b, c] = ['CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES'] as const

describe('permission groups: one whole group is enough (PERM-01)', () => {
  it.each<[PermissionGroups, boolean]>([
    [[[a, b], [c]], true],
    [[[a, b]], false],
    [[[a], [b]], true],
  ])('permissions A and C against groups %j: %s (TV-17a)', (groups, expected) => {
    expect(isPermitted([a, c], groups)).toBe(expected)
  })

  it('an empty list of groups and an empty group never pass (TV-17b)', () => {
    expect([isPermitted([], []), isPermitted([], [[]])]).toEqual([false, false])
  })

  it('DELETE_USER_GROUPS alone opens users and the ribbon, not roles (TV-17c, PERM-05, PERM-06, PERM-17)', () => {
    const held = ['DELETE_USER_GROUPS']
    expect([USERS_ANY, ROLES_ANY, RIBBON_ANY].map((groups) => isPermitted(held, groups))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('permission names are case-sensitive', () => {
    expect(isPermitted(['create_roles'], [[a]])).toBe(false)
  })
})

it('there are 28 permissions, each with its own id (PERM-02)', () => {
  expect(permissions).toHaveLength(28)
  expect(new Set(Object.values(permissionTable).map((one) => one.id)).size).toBe(28)
})

it('permission ids become permissions; an unknown id, or an admin id for a customer, is rejected (OQ-31, E48)', () => {
  expect(permissionsOf([10, 4, 10], false)).toEqual(['INVITE_USERS', 'PLACE_SALES_ORDERS'])
  expect(permissionsOf([], false)).toEqual([])
  expect(permissionsOf([12], false)).toBeUndefined()
  expect(permissionsOf([12], true)).toEqual(['CROSS_COMPANY'])
  expect(permissionsOf([99], true)).toBeUndefined()
})

const groups = () => ({ USERS_ANY, ROLES_ANY, P_USERS_ANY, P_ROLES_ANY, COMPANY_ANY, RIBBON_ANY })

/** Endpoint groups that each permission opens when it is the only one held. */
const opened: Record<Permission, (keyof ReturnType<typeof groups>)[]> = {
  CREATE_ROLES: ['ROLES_ANY', 'RIBBON_ANY'],
  UPDATE_ROLES: ['ROLES_ANY', 'RIBBON_ANY'],
  DELETE_ROLES: ['ROLES_ANY', 'RIBBON_ANY'],
  INVITE_USERS: ['USERS_ANY', 'RIBBON_ANY'],
  UPDATE_USERS: ['USERS_ANY', 'RIBBON_ANY'],
  DELETE_USERS: ['USERS_ANY', 'RIBBON_ANY'],
  CREATE_USER_GROUPS: ['USERS_ANY', 'RIBBON_ANY'],
  UPDATE_USER_GROUPS: ['USERS_ANY', 'RIBBON_ANY'],
  DELETE_USER_GROUPS: ['USERS_ANY', 'RIBBON_ANY'],
  PLACE_SALES_ORDERS: ['RIBBON_ANY'],
  PREPARE_QUOTES: ['RIBBON_ANY'],
  CROSS_COMPANY: [],
  INVITE_ADMIN_COMPANY_USER: ['P_USERS_ANY'],
  UPDATE_ADMIN_COMPANY_USER: ['P_USERS_ANY'],
  DELETE_ADMIN_COMPANY_USER: ['P_USERS_ANY'],
  CREATE_ADMIN_COMPANY_ROLE: ['P_ROLES_ANY'],
  UPDATE_ADMIN_COMPANY_ROLE: ['P_ROLES_ANY'],
  DELETE_ADMIN_COMPANY_ROLE: ['P_ROLES_ANY'],
  CREATE_COMPANY: ['COMPANY_ANY'],
  UPDATE_COMPANY: ['COMPANY_ANY'],
  DELETE_COMPANY: ['COMPANY_ANY'],
  MANAGE_ORDERS: [],
  MANAGE_SHOP: [],
  SUPPORT: [],
  MANAGE_FLEET: [],
  MANAGE_CATALOGUE: [],
  VIEW_DEMAND: [],
  MANAGE_RETURNS: [],
}

it.each(permissions)(
  '%s alone opens exactly its own endpoint groups (PERM-03, PERM-05, PERM-06, PERM-08, PERM-10, PERM-16, PERM-17, OQ-08)',
  (held) => {
    const passed = Object.entries(groups()).filter(([, anyOf]) => isPermitted([held], anyOf))
    expect(passed.map(([name]) => name)).toEqual(opened[held])
  },
)

it('eleven permissions open the ribbon (PERM-17, OQ-08)', () => {
  expect(RIBBON_ANY).toHaveLength(11)
})
