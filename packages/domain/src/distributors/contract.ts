import { z } from 'zod/mini'
import { defineEndpoint, emptyReply, id, pathId, signedIn } from '../kernel/index.ts'
import { everywhere } from '../permissions/index.ts'
import { distributor, distributorMessages, linkedCompany } from './distributor.ts'

const staff = signedIn({ staff: true, rights: everywhere('UPDATE_COMPANY') })
const path = {
  path: '/manage-company-distributors/{companyId}',
  params: z.object({ companyId: pathId }),
} as const

export const listDistributors = defineEndpoint({
  id: 'E52',
  method: 'GET',
  path: '/manage-company-distributors',
  summary: 'The customer companies with their distributors, and every distributor, by name',
  access: staff,
  fallback: distributorMessages.listFailed,
  reply: z.object({ companies: z.array(linkedCompany), distributors: z.array(distributor) }),
})

export const linkDistributor = defineEndpoint({
  ...path,
  id: 'E53',
  method: 'PUT',
  summary: 'Links a company to its distributor, instead of an earlier one',
  access: staff,
  fallback: distributorMessages.linkFailed,
  errors: ['ALREADY_LINKED'],
  body: z.object({ distributorAccountId: id }),
  reply: emptyReply,
})

export const unlinkDistributor = defineEndpoint({
  ...path,
  id: 'E54',
  method: 'DELETE',
  summary: "Removes a company's link to its distributor, if there is one",
  access: staff,
  fallback: distributorMessages.unlinkFailed,
  reply: emptyReply,
})
