import type { listCompanies as contract } from '@volute/domain/companies'
import type { Verb } from '../http/bind.ts'
import { listCustomerCompanies } from './company-store.ts'

/** The companies that staff may act for (SHELL-60, E17). */
export const listCompanies: Verb<typeof contract> = async (ctx) => ({
  companies: await listCustomerCompanies(ctx.db),
})
