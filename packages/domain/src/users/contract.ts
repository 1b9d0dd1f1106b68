import { z } from 'zod'
import { defineEndpoint, emptyReply, id, pathId, phoneFields, signedIn, typedText } from '../kernel/index.ts'
import { P_USERS_ANY, USERS_ANY } from '../permissions/index.ts'

const companyRole = z.object({ roleId: id, name: z.string(), immutable: z.boolean() })
export type CompanyRole = z.output<typeof companyRole>

const companyUser = z.object({
  userId: id,
  name: z.string(),
  emailAddress: z.string(),
  phoneNumberCountryCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  roleId: id.nullable(),
})
export type CompanyUser = z.output<typeof companyUser>

export const listUsers = defineEndpoint({
  id: 'E46',
  method: 'GET',
  path: '/company/{companyId}/usergroup/map',
  summary: 'The roles and the users of the company, invited ones among them, by name',
  access: signedIn({ anyOf: [...USERS_ANY, ...P_USERS_ANY], ownCompany: true }),
  params: z.object({ companyId: pathId }),
  reply: z.object({ roles: z.array(companyRole), users: z.array(companyUser) }),
})

export const changeUser = defineEndpoint({
  id: 'E45',
  method: 'PUT',
  path: '/company/{companyId}/user/{userId}',
  summary: "Change a user's name, phone and role; the permissions count from their next call on",
  access: signedIn({ anyOf: [['UPDATE_USERS'], ['UPDATE_ADMIN_COMPANY_USER']], ownCompany: true }),
  params: z.object({ companyId: pathId, userId: pathId }),
  body: z.object({
    name: typedText,
    /** Always this one; somebody invited stays so until they come. */
    userState: z.literal('ENABLED'),
    ...phoneFields,
    roleId: id.nullable(),
  }),
  reply: emptyReply,
})
