import { z } from 'zod/mini'
import {
  attemptLimits,
  defineEndpoint,
  emptyReply,
  id,
  pathId,
  phoneFields,
  signedIn,
  typedText,
} from '../../core/kernel/index.ts'
import { either, permissions, SEES_USERS } from '../../core/permissions/index.ts'
import { personalData } from './personal-data.ts'
import { accountMessages } from './profile.ts'

/**
 * Path of the caller's own account, with the original companyId even while acting for another company (ACCT-04), or of a
 * user of the acting company.
 */
const account = z.object({ companyId: pathId, userId: pathId })

export const getUser = defineEndpoint({
  name: 'account.getUser',
  method: 'GET',
  path: '/company/{companyId}/user/{userId}',
  summary: "Name, address, phone, role and permissions: one's own, or those of a user whom one manages",
  access: signedIn({ rights: SEES_USERS, ownCompany: true, orOwnAccount: true }),
  fallback: accountMessages.loadFailed,
  params: account,
  reply: z.object({
    userId: id,
    name: z.string(),
    emailAddress: z.string(),
    phoneNumberCountryCode: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    roleId: z.nullable(id),
    permissions: z.array(z.enum(permissions)),
  }),
})

/** Changes the caller's own name and phone (ACCT-05). */
export const changeProfile = defineEndpoint({
  name: 'account.changeProfile',
  method: 'PUT',
  path: '/company/{companyId}/user/{userId}/profile',
  summary: "Change one's own name and phone",
  access: signedIn(),
  fallback: accountMessages.saveFailed,
  params: account,
  body: z.object({ name: typedText, ...phoneFields }),
  reply: emptyReply,
})

/** Access for the caller's own account, and with a permission to delete users (PERM-14). */
const mayDelete = signedIn({
  rights: either('DELETE_USERS', 'DELETE_ADMIN_COMPANY_USER'),
  ownCompany: true,
  orOwnAccount: true,
})

export const deleteUser = defineEndpoint({
  name: 'account.deleteUser',
  method: 'DELETE',
  path: '/company/{companyId}/user/{userId}',
  summary: "Delete one's own account, or a user of the company; orders and quotes stay",
  access: mayDelete,
  fallback: accountMessages.deleteFailed,
  isListed: true,
  errors: ['LAST_ADMIN', 'PERMISSION_NOT_HELD'],
  params: account,
  reply: emptyReply,
})

/** Not a GET, because each request is recorded with the caller. */
export const exportPersonalData = defineEndpoint({
  name: 'account.exportPersonalData',
  method: 'POST',
  path: '/company/{companyId}/user/{userId}/personal-data',
  summary: 'Everything that the shop keeps about oneself, or about a user whom one may delete',
  access: mayDelete,
  limits: [{ per: 'person', ...attemptLimits.export }],
  fallback: accountMessages.exportFailed,
  errors: ['PERMISSION_NOT_HELD'],
  params: account,
  reply: personalData,
})
