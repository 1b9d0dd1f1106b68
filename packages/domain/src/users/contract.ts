import { z } from 'zod/mini'
import { defineEndpoint, id, pathId, signedIn } from '../kernel/index.ts'
import { P_USERS_ANY, USERS_ANY } from '../permissions/index.ts'

const companyRole = z.object({ roleId: id, name: z.string(), immutable: z.boolean() })
export type CompanyRole = z.output<typeof companyRole>

const companyUser = z.object({
  userId: id,
  name: z.string(),
  emailAddress: z.string(),
  phoneNumberCountryCode: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  roleId: z.nullable(id),
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
