import { z } from 'zod/mini'
import { defineEndpoint, id, pathId, signedIn } from '../kernel/index.ts'

export const getPreferences = defineEndpoint({
  id: 'E31',
  method: 'GET',
  path: '/company/{companyId}/preference',
  summary: "The company's default paint colour",
  access: signedIn({ ownCompany: true }),
  params: z.object({ companyId: pathId }),
  reply: z.object({ defaultPaintColor: z.nullable(z.object({ paintColorId: id })) }),
})
