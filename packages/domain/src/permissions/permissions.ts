/** Every permission with its description; `admin` ones belong to the provider's company only (PERM-02, OQ-31). */
export const permissionTable = {
  CREATE_ROLES: { id: 1, admin: false, description: 'Create roles in the company.' },
  UPDATE_ROLES: { id: 2, admin: false, description: 'Change the roles of the company.' },
  DELETE_ROLES: { id: 3, admin: false, description: 'Delete roles of the company.' },
  INVITE_USERS: { id: 4, admin: false, description: 'Invite people and review their requests to join.' },
  UPDATE_USERS: { id: 5, admin: false, description: 'Change the name, phone and role of users.' },
  DELETE_USERS: { id: 6, admin: false, description: 'Delete users of the company.' },
  CREATE_USER_GROUPS: { id: 7, admin: false, description: 'Create groups of users.' },
  UPDATE_USER_GROUPS: { id: 8, admin: false, description: 'Change groups of users.' },
  DELETE_USER_GROUPS: { id: 9, admin: false, description: 'Delete groups of users.' },
  PLACE_SALES_ORDERS: { id: 10, admin: false, description: 'Place sales orders.' },
  PREPARE_QUOTES: { id: 11, admin: false, description: 'Prepare, see and convert quotes.' },
  CROSS_COMPANY: { id: 12, admin: true, description: 'Act inside customer companies.' },
  INVITE_ADMIN_COMPANY_USER: {
    id: 13,
    admin: true,
    description: "Invite people into the provider's company.",
  },
  UPDATE_ADMIN_COMPANY_USER: { id: 14, admin: true, description: "Change users of the provider's company." },
  DELETE_ADMIN_COMPANY_USER: { id: 15, admin: true, description: "Delete users of the provider's company." },
  CREATE_ADMIN_COMPANY_ROLE: { id: 16, admin: true, description: "Create roles in the provider's company." },
  UPDATE_ADMIN_COMPANY_ROLE: { id: 17, admin: true, description: "Change roles of the provider's company." },
  DELETE_ADMIN_COMPANY_ROLE: { id: 18, admin: true, description: "Delete roles of the provider's company." },
  CREATE_COMPANY: { id: 19, admin: true, description: 'Create companies.' },
  UPDATE_COMPANY: { id: 20, admin: true, description: 'Change companies and link them to distributors.' },
  DELETE_COMPANY: { id: 21, admin: true, description: 'Delete companies.' },
  MANAGE_ORDERS: { id: 22, admin: true, description: 'Work the orders on the order desk.' },
} as const satisfies Record<string, { id: number; admin: boolean; description: string }>

export type Permission = keyof typeof permissionTable
export type PermissionGroups = readonly (readonly Permission[])[]

export const permissions = Object.keys(permissionTable) as [Permission, ...Permission[]]
export const customerPermissions = permissions.filter((code) => !permissionTable[code].admin)
