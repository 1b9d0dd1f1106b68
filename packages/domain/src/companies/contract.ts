import { z } from 'zod/mini'
import { defineEndpoint, id, signedIn } from '../kernel/index.ts'

export const listCompanies = defineEndpoint({
  id: 'E17',
  method: 'GET',
  path: '/company',
  summary: 'Customer companies to act for, by name',
  access: signedIn({ provider: true, anyOf: [['CROSS_COMPANY']] }),
  reply: z.object({
    companies: z.array(z.object({ companyId: id, name: z.string(), isPackager: z.boolean() })),
  }),
})
