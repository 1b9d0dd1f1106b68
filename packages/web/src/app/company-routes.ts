import { createRoute, redirect } from '@tanstack/react-router'
import { MANAGES_COMPANIES } from '@volute/domain/permissions'
import { z } from 'zod/mini'
import { CompaniesPage } from '../companies/index.ts'
import { DistributorsPage } from '../distributors/index.ts'
import { PreferencesPage } from '../preferences/index.ts'
import { signedIn } from './signed-in-route.ts'

const manageCompanies = createRoute({
  getParentRoute: () => signedIn,
  path: '/manage/companies',
  component: CompaniesPage,
  validateSearch: z.object({ filter: z.optional(z.string()) }),
  staticData: { guard: { company: 'provider', rights: MANAGES_COMPANIES } },
})
const companyDistributors = createRoute({
  getParentRoute: () => signedIn,
  path: '/manage-company-distributors',
  component: DistributorsPage,
  validateSearch: z.object({ filter: z.optional(z.string()) }),
})
const preferences = createRoute({
  getParentRoute: () => signedIn,
  path: '/company/$companyId/preference',
  component: PreferencesPage,
  beforeLoad: ({ context, params }) => {
    const companyId = String(context.user.companyId)
    if (params.companyId !== companyId)
      throw redirect({ to: '/company/$companyId/preference', params: { companyId }, replace: true })
  },
})

export const companyRoutes = [manageCompanies, companyDistributors, preferences] as const
