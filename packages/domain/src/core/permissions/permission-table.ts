import { type Permission, permissions } from './permissions.ts'

/** Group of the admin permissions in the role form (ROLES-03). */
const ADMIN_AREA = 'Admin Company Exclusive Permissions'

interface PermissionFacts {
  id: number
  admin: boolean
  /** Subject of the permission; the role form groups permissions by it. */
  area: string
  name: string
  description: string
}

/** All permissions with their texts; `admin` ones belong to the provider's company only (PERM-02, OQ-31). */
export const permissionTable = {
  CREATE_ROLES: {
    id: 1,
    admin: false,
    area: 'Roles',
    name: 'Create roles',
    description: 'Add roles to the company.',
  },
  UPDATE_ROLES: {
    id: 2,
    admin: false,
    area: 'Roles',
    name: 'Edit roles',
    description: 'Change name, description and permissions of roles.',
  },
  DELETE_ROLES: {
    id: 3,
    admin: false,
    area: 'Roles',
    name: 'Delete roles',
    description: 'Remove roles; their users become Basic User.',
  },
  INVITE_USERS: {
    id: 4,
    admin: false,
    area: 'Users',
    name: 'Invite users',
    description: 'Invite people with a role, and review join requests.',
  },
  UPDATE_USERS: {
    id: 5,
    admin: false,
    area: 'Users',
    name: 'Edit users',
    description: 'Change name, phone and role of users.',
  },
  DELETE_USERS: {
    id: 6,
    admin: false,
    area: 'Users',
    name: 'Delete users',
    description: 'Remove users from the company.',
  },
  CREATE_USER_GROUPS: {
    id: 7,
    admin: false,
    area: 'User Groups',
    name: 'Create user groups',
    description: 'Give several users the same roles at once.',
  },
  UPDATE_USER_GROUPS: {
    id: 8,
    admin: false,
    area: 'User Groups',
    name: 'Edit user groups',
    description: 'Change name, roles and members of groups.',
  },
  DELETE_USER_GROUPS: {
    id: 9,
    admin: false,
    area: 'User Groups',
    name: 'Delete user groups',
    description: 'Remove groups; their members lose the roles.',
  },
  PLACE_SALES_ORDERS: {
    id: 10,
    admin: false,
    area: 'Ordering',
    name: 'Place sales orders',
    description: 'Submit orders at checkout.',
  },
  PREPARE_QUOTES: {
    id: 11,
    admin: false,
    area: 'Ordering',
    name: 'Prepare quotes',
    description: 'Save priced quotes, see and convert them.',
  },
  CROSS_COMPANY: {
    id: 12,
    admin: true,
    area: ADMIN_AREA,
    name: 'Act for customers',
    description: 'Work inside customer companies.',
  },
  INVITE_ADMIN_COMPANY_USER: {
    id: 13,
    admin: true,
    area: ADMIN_AREA,
    name: 'Invite provider users',
    description: "Invite people into the provider's company.",
  },
  UPDATE_ADMIN_COMPANY_USER: {
    id: 14,
    admin: true,
    area: ADMIN_AREA,
    name: 'Edit provider users',
    description: "Change users and groups of the provider's company.",
  },
  DELETE_ADMIN_COMPANY_USER: {
    id: 15,
    admin: true,
    area: ADMIN_AREA,
    name: 'Delete provider users',
    description: "Remove users from the provider's company.",
  },
  CREATE_ADMIN_COMPANY_ROLE: {
    id: 16,
    admin: true,
    area: ADMIN_AREA,
    name: 'Create provider roles',
    description: "Add roles to the provider's company.",
  },
  UPDATE_ADMIN_COMPANY_ROLE: {
    id: 17,
    admin: true,
    area: ADMIN_AREA,
    name: 'Edit provider roles',
    description: "Change roles of the provider's company.",
  },
  DELETE_ADMIN_COMPANY_ROLE: {
    id: 18,
    admin: true,
    area: ADMIN_AREA,
    name: 'Delete provider roles',
    description: "Remove roles of the provider's company.",
  },
  CREATE_COMPANY: {
    id: 19,
    admin: true,
    area: ADMIN_AREA,
    name: 'Create companies',
    description: 'Add customer companies.',
  },
  UPDATE_COMPANY: {
    id: 20,
    admin: true,
    area: ADMIN_AREA,
    name: 'Edit companies',
    description: 'Change companies and link them to distributors.',
  },
  DELETE_COMPANY: {
    id: 21,
    admin: true,
    area: ADMIN_AREA,
    name: 'Delete companies',
    description: 'Remove customer companies.',
  },
  MANAGE_ORDERS: {
    id: 22,
    admin: true,
    area: ADMIN_AREA,
    name: 'Manage orders',
    description: 'Pick, ship and reject orders at the order desk.',
  },
  MANAGE_SHOP: {
    id: 23,
    admin: true,
    area: ADMIN_AREA,
    name: 'Manage the shop',
    description: "Change the shop's name, look, contact, terms and policy.",
  },
  SUPPORT: {
    id: 24,
    admin: true,
    area: ADMIN_AREA,
    name: 'Support people',
    description: 'See sign-ins, rights, mails, jobs and the audit; send and try again.',
  },
  MANAGE_FLEET: {
    id: 25,
    admin: false,
    area: 'My Pumps',
    name: 'Manage pumps',
    description: "Add, describe and retire the company's pumps, manage sites and service entries.",
  },
  MANAGE_CATALOGUE: {
    id: 26,
    admin: true,
    area: ADMIN_AREA,
    name: 'Manage the catalogue',
    description:
      'Publish the catalogue; keep the words that search understands, and which part replaces another.',
  },
  VIEW_DEMAND: {
    id: 27,
    admin: true,
    area: ADMIN_AREA,
    name: 'See demand',
    description: 'See searches without results, lost sales and expired quotes.',
  },
  MANAGE_RETURNS: {
    id: 28,
    admin: true,
    area: ADMIN_AREA,
    name: 'Manage returns',
    description: 'Decide on claims and returns.',
  },
} as const satisfies Record<Permission, PermissionFacts>

/** Permissions of a customer's 'Admin' (OQ-31). */
export const customerPermissions = permissions.filter((code) => !permissionTable[code].admin)

/** Permissions that a company's roles may hold: all for the provider, all but the admin ones for a customer (PERM-18, OQ-31). */
export function grantable(isProvider: boolean): readonly Permission[] {
  return isProvider ? permissions : customerPermissions
}

/** Permissions with these ids; undefined if the company's roles may not hold one of them (E48). */
export function permissionsOf(ids: readonly number[], isProvider: boolean): Permission[] | undefined {
  const wanted = new Set(ids)
  const found = grantable(isProvider).filter((code) => wanted.has(permissionTable[code].id))
  return found.length === wanted.size ? found : undefined
}
