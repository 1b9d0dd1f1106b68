import { z } from 'zod/mini'
import {
  countedRows,
  csvFlag,
  defineEndpoint,
  emptyReply,
  id,
  listCsv,
  pathId,
  searchPage,
  searchQuery,
  signedIn,
} from '../../core/kernel/index.ts'
import { everywhere, MANAGES_COMPANIES } from '../../core/permissions/index.ts'
import {
  account,
  companyFields,
  deviceType,
  type ListedCompany,
  listedCompany,
  ownedDevice,
} from './company.ts'
import { companyFlags, companyMessages } from './messages.ts'

/** Lists the companies that staff can act for; requires the permission to do so (PERM-11). */
export const listCompanies = defineEndpoint({
  name: 'companies.list',
  method: 'GET',
  path: '/company',
  summary: 'Customer companies to act for, packagers first, then by name, a page of them',
  access: signedIn({ staff: true, rights: everywhere('CROSS_COMPANY') }),
  fallback: 'Internal server error. Failed to load the companies.',
  query: searchPage,
  reply: z.extend(countedRows, {
    companies: z.array(z.object({ companyId: id, name: z.string(), isPackager: z.boolean() })),
  }),
})

export const getCompanyMap = defineEndpoint({
  name: 'companies.getMap',
  method: 'GET',
  path: '/company/map',
  summary:
    'The companies, packagers first, then by name, a page of them, and the first accounts and device types',
  access: signedIn({ staff: true, rights: MANAGES_COMPANIES }),
  fallback: companyMessages.getFailed,
  query: searchPage,
  reply: z.extend(countedRows, {
    companies: z.array(listedCompany),
    accounts: z.array(account),
    isMoreAccounts: z.boolean(),
    deviceTypes: z.array(deviceType),
    isMoreDeviceTypes: z.boolean(),
  }),
  csv: listCsv({
    fileName: 'Companies.csv',
    rows: ({ companies }: { companies: ListedCompany[] }) => companies,
    id: ({ companyId }) => companyId,
    columns: {
      Name: ({ name }) => name,
      [companyFlags.isPackager.label]: ({ isPackager }) => csvFlag(isPackager),
      [companyFlags.isMigrating.label]: ({ isMigrating }) => csvFlag(isMigrating),
      [companyFlags.isTest.label]: ({ isTest }) => csvFlag(isTest),
    },
  }),
})

export const listCompanyChoices = defineEndpoint({
  name: 'companies.listChoices',
  method: 'GET',
  path: '/company/choices',
  summary: 'The account that a text names, the first that hold it, and the device types, for a company',
  access: signedIn({ staff: true, rights: MANAGES_COMPANIES }),
  fallback: companyMessages.getFailed,
  query: searchQuery,
  reply: z.object({ accounts: z.array(account), deviceTypes: z.array(deviceType) }),
})

const path = { path: '/company/{companyId}', params: z.object({ companyId: pathId }) } as const

export const getCompany = defineEndpoint({
  ...path,
  name: 'companies.get',
  method: 'GET',
  summary: "A company's flags, account and devices",
  access: signedIn({ staff: true, rights: MANAGES_COMPANIES }),
  fallback: companyMessages.getFailed,
  reply: z.extend(companyFields, {
    companyName: z.string(),
    account: z.nullable(account),
    ownedDevices: z.array(z.extend(ownedDevice, { deviceIdentifier: z.string() })),
  }),
})

export const createCompany = defineEndpoint({
  name: 'companies.create',
  method: 'POST',
  path: '/company',
  summary: 'Creates a company with its own Admin and Basic User',
  access: signedIn({ staff: true, rights: everywhere('CREATE_COMPANY') }),
  fallback: companyMessages.createFailed,
  errors: ['NAME_TAKEN', 'DEVICE_TAKEN', 'ACCOUNT_UNKNOWN'],
  body: companyFields,
  reply: z.object({ companyId: id }),
  success: 201,
})

export const changeCompany = defineEndpoint({
  ...path,
  name: 'companies.change',
  method: 'PUT',
  summary: "Replaces a company's name, flags, account and devices",
  access: signedIn({ staff: true, rights: everywhere('UPDATE_COMPANY') }),
  fallback: companyMessages.updateFailed,
  errors: ['NAME_TAKEN', 'DEVICE_TAKEN', 'ACCOUNT_UNKNOWN', 'PROVIDER_FIXED'],
  body: companyFields,
  reply: emptyReply,
})

export const deleteCompany = defineEndpoint({
  ...path,
  name: 'companies.delete',
  method: 'DELETE',
  summary: 'Deletes a company: its users are signed out, its orders and quotes kept',
  access: signedIn({ staff: true, rights: everywhere('DELETE_COMPANY') }),
  fallback: companyMessages.deleteFailed,
  errors: ['PROVIDER_FIXED'],
  reply: emptyReply,
})
