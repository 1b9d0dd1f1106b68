import type { Permission, PermissionGroups, Rights } from './permissions.ts'

/**
 * True when all permissions of at least one group are held (PERM-01, OQ-08). With A and C held, `[[A, B], [C]]` passes and
 * `[[A, B]]` does not; an empty group, or no group, never passes.
 */
export function isPermitted(held: readonly string[], anyOf: PermissionGroups): boolean {
  return anyOf.some((group) => group.length > 0 && group.every((code) => held.includes(code)))
}

/** A caller's permissions, and whether they work in the provider's own company rather than for a customer. */
export interface Holder {
  permissions: readonly string[]
  worksForProvider: boolean
}

/** True when the caller has the rights that apply to their acting company (OQ-09). */
export function hasRights({ permissions, worksForProvider }: Holder, rights: Rights): boolean {
  return isPermitted(permissions, worksForProvider ? rights.provider : rights.customer)
}

/** True when all of these permissions are held. Nobody can grant or revoke a permission that they lack (OQ-31). */
export function holdsAll(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((permission) => held.includes(permission))
}

const anyOf = (...codes: Permission[]): PermissionGroups => codes.map((code) => [code])

/** Any of the six user permissions (PERM-03, PERM-05, OQ-08). */
export const USERS_ANY = anyOf(
  'INVITE_USERS',
  'UPDATE_USERS',
  'DELETE_USERS',
  'CREATE_USER_GROUPS',
  'UPDATE_USER_GROUPS',
  'DELETE_USER_GROUPS',
)
/** Any of the three role permissions (PERM-03, PERM-06, OQ-08). */
export const ROLES_ANY = anyOf('CREATE_ROLES', 'UPDATE_ROLES', 'DELETE_ROLES')
/** Any of the provider's own user permissions (PERM-10, OQ-09). */
export const P_USERS_ANY = anyOf(
  'INVITE_ADMIN_COMPANY_USER',
  'UPDATE_ADMIN_COMPANY_USER',
  'DELETE_ADMIN_COMPANY_USER',
)
/** Any of the provider's own role permissions (PERM-10, OQ-09). */
export const P_ROLES_ANY = anyOf(
  'CREATE_ADMIN_COMPANY_ROLE',
  'UPDATE_ADMIN_COMPANY_ROLE',
  'DELETE_ADMIN_COMPANY_ROLE',
)
/** Any of the three company permissions (PERM-08, PERM-16). */
export const COMPANY_ANY = anyOf('CREATE_COMPANY', 'UPDATE_COMPANY', 'DELETE_COMPANY')
/** Permissions that allow changing the company's preferences (OQ-35). */
const PREFERENCES_ANY = anyOf('UPDATE_USERS', 'UPDATE_ROLES')
/** Permissions that allow changing the preferences of the provider's own company (OQ-35). */
const P_PREFERENCES_ANY = anyOf('UPDATE_ADMIN_COMPANY_USER', 'UPDATE_ADMIN_COMPANY_ROLE', 'UPDATE_COMPANY')
/** The eleven permissions that replace the search box with the dashboard's ribbon (PERM-17). */
export const RIBBON_ANY: PermissionGroups = [
  ...USERS_ANY,
  ...ROLES_ANY,
  ...anyOf('PLACE_SALES_ORDERS', 'PREPARE_QUOTES'),
]

/** The same permissions whichever company the caller acts for. */
export const everywhere = (...codes: Permission[]): Rights => ({ customer: [codes], provider: [codes] })
/** One permission for a customer's people, another for the provider's own. */
export const either = (customer: Permission, provider: Permission): Rights => ({
  customer: [[customer]],
  provider: [[provider]],
})

export const SEES_USERS: Rights = { customer: USERS_ANY, provider: P_USERS_ANY }
export const SEES_ROLES: Rights = { customer: ROLES_ANY, provider: P_ROLES_ANY }
export const CHANGES_PREFERENCES: Rights = { customer: PREFERENCES_ANY, provider: P_PREFERENCES_ANY }
export const MANAGES_COMPANIES: Rights = { customer: COMPANY_ANY, provider: COMPANY_ANY }
