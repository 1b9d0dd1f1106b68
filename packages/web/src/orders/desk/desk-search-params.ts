import { id } from '@volute/domain/kernel'
import { deskStatuses } from '@volute/domain/orders'
import { z } from 'zod'

/** What the address of `/manage/orders` holds; an order's page keeps it for the way back. */
export const deskSearchParams = z.object({
  search: z.string().optional().catch(undefined),
  status: z.enum(deskStatuses).optional().catch(undefined),
  dir: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().pipe(id).optional().catch(undefined),
})
