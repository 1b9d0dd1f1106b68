import { createRoute, redirect } from '@tanstack/react-router'
import { pages } from '@volute/domain/kernel'
import { COMPANY_ANY } from '@volute/domain/permissions'
import { z } from 'zod/mini'
import { CompaniesPage } from '../companies/index.ts'
import { DistributorsPage } from '../distributors/index.ts'
import { PreferencesPage } from '../preferences/index.ts'
import { signedIn } from './signed-in-route.ts'

const manageCompanies = createRoute({
  getParentRoute: () => signedIn,
  path: pages.manageCompanies,
  component: CompaniesPage,
  validateSearch: z.object({ filter: z.optional(z.string()) }),
  staticData: { guard: { company: 'provider', anyOf: COMPANY_ANY } },
})
const companyDistributors = createRoute({
  getParentRoute: () => signedIn,
  path: pages.companyDistributors,
  component: DistributorsPage,
  validateSearch: z.object({ filter: z.optional(z.string()) }),
})
const preferences = createRoute({
  getParentRoute: () => signedIn,
  path: pages.preferences,
  component: PreferencesPage,
  beforeLoad: ({ context, params }) => {
    const companyId = String(context.user.companyId)
    if (params.companyId !== companyId)
      throw redirect({ to: '/company/$companyId/preference', params: { companyId }, replace: true })
  },
})

export const companyRoutes = [manageCompanies, companyDistributors, preferences] as const
