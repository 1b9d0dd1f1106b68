import { z } from 'zod/mini'
import { id } from '../kernel/index.ts'
import { permissions } from '../permissions/index.ts'

/** The signed-in person as the browser keeps it; companyId is the acting company (AUTH-12). */
export const sessionUser = z.object({
  userId: id,
  userName: z.string(),
  emailAddress: z.string(),
  companyId: id,
  companyName: z.string(),
  isCompanyHidden: z.boolean(),
  permissions: z.array(z.enum(permissions)),
  isPackager: z.boolean(),
})
export type SessionUser = z.infer<typeof sessionUser>
