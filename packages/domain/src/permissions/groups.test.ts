import { expect, it } from 'vitest'
import { COMPANY_ANY, P_ROLES_ANY, P_USERS_ANY, RIBBON_ANY, ROLES_ANY, USERS_ANY } from './groups.ts'
import { isPermitted } from './is-permitted.ts'
import { type Permission, permissions } from './permissions.ts'

const groups = { USERS_ANY, ROLES_ANY, P_USERS_ANY, P_ROLES_ANY, COMPANY_ANY, RIBBON_ANY }

/** What each permission opens when it is the only one held. */
const opened: Record<Permission, (keyof typeof groups)[]> = {
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
}

it.each(permissions)(
  'PERM-03 PERM-05 PERM-06 PERM-08 PERM-10 PERM-16 PERM-17 OQ-08: what %s opens by itself',
  (held) => {
    const passed = Object.entries(groups).filter(([, anyOf]) => isPermitted([held], anyOf))
    expect(passed.map(([name]) => name)).toEqual(opened[held])
  },
)

it('PERM-17 OQ-08: eleven permissions give the ribbon', () => {
  expect(RIBBON_ANY).toHaveLength(11)
})
