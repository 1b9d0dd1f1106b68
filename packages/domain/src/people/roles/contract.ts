import { z } from 'zod/mini'
import {
  csvFlag,
  defineEndpoint,
  emptyReply,
  id,
  listCsv,
  pathId,
  signedIn,
  typedText,
} from '../../core/kernel/index.ts'
import { either, permissions, SEES_ROLES } from '../../core/permissions/index.ts'
import { roleMessages } from './messages.ts'

const manages = signedIn({ rights: SEES_ROLES, ownCompany: true })
const company = z.object({ companyId: pathId })
const companyRole = z.object({ companyId: pathId, roleId: pathId })

/** Role in the list (ROLES-04); its permissions are loaded when it is opened. */
const listedRole = z.object({
  roleId: id,
  name: z.string(),
  description: z.string(),
  immutable: z.boolean(),
  /** People, invited or active, who hold it by themselves or through a group. */
  holderCount: z.int(),
})
export type ListedRole = z.output<typeof listedRole>

/** Permission that a role can hold (ROLES-04). */
const listedPermission = z.object({
  permissionId: id,
  code: z.enum(permissions),
  /** Heading in the role form. */
  area: z.string(),
  name: z.string(),
  description: z.string(),
  isAdminPermission: z.boolean(),
})
export type ListedPermission = z.output<typeof listedPermission>

/** Lists the roles of a company, and the permissions that they can hold (ROLES-05). */
export const listRoles = defineEndpoint({
  name: 'roles.list',
  method: 'GET',
  path: '/company/{companyId}/role',
  summary: "The company's roles, immutable ones first, and the permissions that a role of it may hold",
  access: manages,
  fallback: roleMessages.listFailed,
  params: company,
  reply: z.object({ roles: z.array(listedRole), permissions: z.array(listedPermission) }),
  csv: listCsv({
    fileName: 'Roles.csv',
    rows: ({ roles }: { roles: ListedRole[] }) => roles,
    id: ({ roleId }) => roleId,
    columns: {
      Name: ({ name }) => name,
      Description: ({ description }) => description,
      Immutable: ({ immutable }) => csvFlag(immutable),
      People: ({ holderCount }) => holderCount,
    },
  }),
})

/** Role as entered; limits are checked separately, with their own messages. */
const roleBody = z.object({
  name: typedText,
  description: typedText,
  permissionIds: z.array(id).check(z.maxLength(100)),
})
export type TypedRole = z.output<typeof roleBody>

/** Creates a role; requires a permission to create roles (PERM-15). */
export const createRole = defineEndpoint({
  name: 'roles.create',
  method: 'POST',
  path: '/company/{companyId}/role',
  summary: 'Create a role of permissions that one holds oneself',
  access: signedIn({ rights: either('CREATE_ROLES', 'CREATE_ADMIN_COMPANY_ROLE'), ownCompany: true }),
  fallback: roleMessages.createFailed,
  errors: ['NAME_TAKEN', 'PERMISSION_NOT_HELD'],
  params: company,
  body: roleBody,
  reply: z.object({ roleId: id }),
  success: 201,
})

export const getRole = defineEndpoint({
  name: 'roles.get',
  method: 'GET',
  path: '/company/{companyId}/role/{roleId}',
  summary: 'One role with its permissions',
  access: manages,
  fallback: roleMessages.loadFailed,
  isListed: true,
  params: companyRole,
  reply: z.object({
    name: z.string(),
    description: z.string(),
    permissionIds: z.array(id),
    immutable: z.boolean(),
  }),
})

/** Changes a role; requires a permission to edit roles (PERM-15). */
export const changeRole = defineEndpoint({
  name: 'roles.change',
  method: 'PUT',
  path: '/company/{companyId}/role/{roleId}',
  summary: 'Change a role; who holds it has the permissions from their next call on',
  access: signedIn({ rights: either('UPDATE_ROLES', 'UPDATE_ADMIN_COMPANY_ROLE'), ownCompany: true }),
  fallback: roleMessages.saveFailed,
  errors: ['NAME_TAKEN', 'PERMISSION_NOT_HELD', 'ROLE_FIXED'],
  params: companyRole,
  body: roleBody,
  reply: emptyReply,
})

/** Deletes a role; requires a permission to delete roles (PERM-15, ROLES-02). */
export const deleteRole = defineEndpoint({
  name: 'roles.delete',
  method: 'DELETE',
  path: '/company/{companyId}/role/{roleId}',
  summary: 'Delete a role; its users become Basic Users',
  access: signedIn({ rights: either('DELETE_ROLES', 'DELETE_ADMIN_COMPANY_ROLE'), ownCompany: true }),
  fallback: roleMessages.deleteFailed,
  errors: ['PERMISSION_NOT_HELD', 'ROLE_FIXED'],
  params: companyRole,
  reply: emptyReply,
})
