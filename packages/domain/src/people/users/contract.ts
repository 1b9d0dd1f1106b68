import { z } from 'zod/mini'
import {
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  limits,
  listCsv,
  pathId,
  phoneFields,
  phoneText,
  searchPage,
  signedIn,
  typedText,
} from '../../core/kernel/index.ts'
import { either, type Permission, SEES_USERS } from '../../core/permissions/index.ts'
import { groupMessages, userMessages } from './messages.ts'

const companyRole = z.object({
  roleId: id,
  name: z.string(),
  immutable: z.boolean(),
  /** Permissions of the role, with the names shown in the role form. */
  permissions: z.array(z.string()),
})
export type CompanyRole = z.output<typeof companyRole>

const roleName = z.pick(companyRole, { roleId: true, name: true })
type RoleName = z.output<typeof roleName>

const companyUser = z.object({
  userId: id,
  name: z.string(),
  emailAddress: z.string(),
  phoneNumberCountryCode: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  roleId: z.nullable(id),
  /** True if the user holds a permission that the caller lacks; the caller can then neither change nor delete the user. */
  isAbove: z.boolean(),
})
export type CompanyUser = z.output<typeof companyUser>

export const listUsers = defineEndpoint({
  name: 'users.list',
  method: 'GET',
  path: '/company/{companyId}/usergroup/map',
  summary: 'The roles of the company, and a page of its users whose name or address holds a text, by name',
  access: signedIn({ rights: SEES_USERS, ownCompany: true }),
  fallback: userMessages.listFailed,
  params: z.object({ companyId: pathId }),
  query: z.extend(searchPage, {
    /** Limits the list to members of this group. */
    userGroupId: z.optional(pathId),
  }),
  reply: z.extend(countedRows, { roles: z.array(companyRole), users: z.array(companyUser) }),
  csv: listCsv({
    fileName: 'Users.csv',
    rows: ({ users }: { users: CompanyUser[]; roles: CompanyRole[] }) => users,
    id: ({ userId }) => userId,
    columns: {
      Name: ({ name }) => name,
      Email: ({ emailAddress }) => emailAddress,
      Phone: phoneText,
      Role: (user, { roles }) => roles.find(({ roleId }) => roleId === user.roleId)?.name ?? null,
    },
  }),
})

/** Changes a user's name, phone and role; requires a permission to edit users (PERM-14). */
export const changeUser = defineEndpoint({
  name: 'users.change',
  method: 'PUT',
  path: '/company/{companyId}/user/{userId}',
  summary: "Change a user's name, phone and role; the permissions count from their next call on",
  access: signedIn({ rights: either('UPDATE_USERS', 'UPDATE_ADMIN_COMPANY_USER'), ownCompany: true }),
  fallback: userMessages.saveFailed,
  errors: ['LAST_ADMIN', 'OWN_ROLE', 'PERMISSION_NOT_HELD'],
  params: z.object({ companyId: pathId, userId: pathId }),
  body: z.object({
    name: typedText,
    /** Always ENABLED; an invited user stays invited until they accept. */
    userState: z.literal('ENABLED'),
    ...phoneFields,
    roleId: z.nullable(id),
  }),
  reply: emptyReply,
})

const userGroup = z.object({
  userGroupId: id,
  name: z.string(),
  roleIds: z.array(id),
  userIds: z.array(id),
  /** True if the group gives a permission that the caller lacks; the caller can then neither change nor delete it. */
  isAbove: z.boolean(),
})
export type UserGroup = z.output<typeof userGroup>

const company = z.object({ companyId: pathId })
const companyGroup = z.object({ companyId: pathId, userGroupId: pathId })
const groupBody = z.object({
  name: typedText,
  roleIds: z.array(id).check(z.maxLength(limits.userGroupSize)),
  userIds: z.array(id).check(z.maxLength(limits.userGroupSize)),
})
export type TypedGroup = z.output<typeof groupBody>

/**
 * Access to change groups. The provider's company needs no separate permission: anyone who can change its users can
 * change its groups.
 */
const may = (permission: Permission) =>
  signedIn({ rights: either(permission, 'UPDATE_ADMIN_COMPANY_USER'), ownCompany: true })

export const listUserGroups = defineEndpoint({
  name: 'users.listGroups',
  method: 'GET',
  path: '/company/{companyId}/user-group',
  summary: "The company's user groups by name, with their roles and members",
  access: signedIn({ rights: SEES_USERS, ownCompany: true }),
  fallback: groupMessages.listFailed,
  params: company,
  reply: z.object({ roles: z.array(roleName), userGroups: z.array(userGroup) }),
  csv: listCsv({
    fileName: 'User-Groups.csv',
    rows: ({ userGroups }: { userGroups: UserGroup[]; roles: RoleName[] }) => userGroups,
    id: ({ userGroupId }) => userGroupId,
    columns: {
      Name: ({ name }) => name,
      Roles: ({ roleIds }, { roles }) =>
        roles
          .filter(({ roleId }) => roleIds.includes(roleId))
          .map(({ name }) => name)
          .join(', '),
      Members: ({ userIds }) => userIds.length,
    },
  }),
})

export const createUserGroup = defineEndpoint({
  name: 'users.createGroup',
  method: 'POST',
  path: '/company/{companyId}/user-group',
  summary: 'Create a group, whose members have its roles beside their own',
  access: may('CREATE_USER_GROUPS'),
  fallback: groupMessages.createFailed,
  errors: ['NAME_TAKEN', 'PERMISSION_NOT_HELD'],
  params: company,
  body: groupBody,
  reply: z.object({ userGroupId: id }),
  success: 201,
})

export const changeUserGroup = defineEndpoint({
  name: 'users.changeGroup',
  method: 'PUT',
  path: '/company/{companyId}/user-group/{userGroupId}',
  summary: 'Change a group; its members have the permissions from their next call on',
  access: may('UPDATE_USER_GROUPS'),
  fallback: groupMessages.saveFailed,
  errors: ['NAME_TAKEN', 'PERMISSION_NOT_HELD', 'LAST_ADMIN'],
  params: companyGroup,
  body: groupBody,
  reply: emptyReply,
})

export const deleteUserGroup = defineEndpoint({
  name: 'users.deleteGroup',
  method: 'DELETE',
  path: '/company/{companyId}/user-group/{userGroupId}',
  summary: 'Delete a group; its members keep their own role',
  access: may('DELETE_USER_GROUPS'),
  fallback: groupMessages.deleteFailed,
  errors: ['LAST_ADMIN', 'PERMISSION_NOT_HELD'],
  params: companyGroup,
  reply: emptyReply,
})
