/** Codes of all permissions (PERM-02). */
export const permissions = [
  'CREATE_ROLES',
  'UPDATE_ROLES',
  'DELETE_ROLES',
  'INVITE_USERS',
  'UPDATE_USERS',
  'DELETE_USERS',
  'CREATE_USER_GROUPS',
  'UPDATE_USER_GROUPS',
  'DELETE_USER_GROUPS',
  'PLACE_SALES_ORDERS',
  'PREPARE_QUOTES',
  'CROSS_COMPANY',
  'INVITE_ADMIN_COMPANY_USER',
  'UPDATE_ADMIN_COMPANY_USER',
  'DELETE_ADMIN_COMPANY_USER',
  'CREATE_ADMIN_COMPANY_ROLE',
  'UPDATE_ADMIN_COMPANY_ROLE',
  'DELETE_ADMIN_COMPANY_ROLE',
  'CREATE_COMPANY',
  'UPDATE_COMPANY',
  'DELETE_COMPANY',
  'MANAGE_ORDERS',
  'MANAGE_SHOP',
  'SUPPORT',
  'MANAGE_FLEET',
  'MANAGE_CATALOGUE',
  'VIEW_DEMAND',
  'MANAGE_RETURNS',
] as const
export type Permission = (typeof permissions)[number]

/** Alternative groups of permissions: all permissions of at least one group are needed (PERM-01). */
export type PermissionGroups = readonly (readonly Permission[])[]

/** Permissions needed by people who act for a customer, and by those who work in the provider's own company (OQ-09). */
export interface Rights {
  customer: PermissionGroups
  provider: PermissionGroups
}
