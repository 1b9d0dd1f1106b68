import { z } from 'zod/mini'
import {
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  listCsv,
  pathId,
  searchPage,
  searchQuery,
  signedIn,
} from '../../core/kernel/index.ts'
import { everywhere } from '../../core/permissions/index.ts'
import {
  type Distributor,
  distributor,
  distributorChoice,
  distributorMessages,
  type LinkedCompany,
  linkedCompany,
} from './distributor.ts'

/** Access to assign distributors (DIST-09). */
const staff = signedIn({ staff: true, rights: everywhere('UPDATE_COMPANY') })
const path = {
  path: '/manage-company-distributors/{companyId}',
  params: z.object({ companyId: pathId }),
} as const

export const listDistributors = defineEndpoint({
  name: 'distributors.list',
  method: 'GET',
  path: '/manage-company-distributors',
  summary: 'The customer companies whose name holds a text, by name, a page of them, and the distributors',
  access: staff,
  fallback: distributorMessages.listFailed,
  query: searchPage,
  reply: z.extend(countedRows, {
    companies: z.array(linkedCompany),
    /** First distributors by name, linked or free, and those of the companies on the page. */
    distributors: z.array(distributor),
    isMoreDistributors: z.boolean(),
  }),
  csv: listCsv({
    fileName: 'Distributors.csv',
    rows: ({ companies }: { companies: LinkedCompany[]; distributors: Distributor[] }) => companies,
    id: ({ companyId }) => companyId,
    columns: {
      Company: ({ name }) => name,
      Distributor: (company, { distributors }) =>
        distributors.find((one) => one.distributorAccountId === company.distributorAccountId)?.name ?? null,
    },
  }),
})

export const suggestDistributors = defineEndpoint({
  name: 'distributors.suggest',
  method: 'GET',
  path: '/manage-company-distributors/choices',
  summary:
    'The distributor that a text names, and the first whose name holds it, with the companies they serve',
  access: staff,
  fallback: distributorMessages.listFailed,
  query: searchQuery,
  reply: z.object({ distributors: z.array(distributorChoice) }),
})

export const linkDistributor = defineEndpoint({
  ...path,
  name: 'distributors.link',
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
  name: 'distributors.unlink',
  method: 'DELETE',
  summary: "Removes a company's link to its distributor, if there is one",
  access: staff,
  fallback: distributorMessages.unlinkFailed,
  reply: emptyReply,
})
