import { z } from 'zod/mini'
import {
  count,
  countedRows,
  defineEndpoint,
  emptyReply,
  id,
  listCsv,
  pathId,
  searchPage,
  signedIn,
  typedText,
} from '../../core/kernel/index.ts'
import { everywhere, MANAGES_COMPANIES } from '../../core/permissions/index.ts'
import { accountKinds } from './account-kinds.ts'
import { accountMessages } from './messages.ts'

const listedAccount = z.object({
  accountId: id,
  /** Identifier of a customer's account, code of a distributor. */
  code: z.string(),
  name: z.string(),
  /** Companies that use it, deleted ones included, and the first of them. */
  companyCount: count,
  companyName: z.nullable(z.string()),
})
export type ListedAccount = z.output<typeof listedAccount>

const kind = z.enum(accountKinds)
const path = {
  path: '/account/{kind}/{accountId}',
  params: z.object({ kind, accountId: pathId }),
} as const

export const listAccounts = defineEndpoint({
  name: 'accounts.list',
  method: 'GET',
  path: '/account/{kind}',
  summary: 'The accounts of customers, or the distributors, whose name holds a text, by name, a page of them',
  access: signedIn({ staff: true, rights: MANAGES_COMPANIES }),
  fallback: accountMessages.listFailed,
  params: z.object({ kind }),
  query: searchPage,
  reply: z.extend(countedRows, { accounts: z.array(listedAccount) }),
  csv: listCsv({
    fileName: 'Accounts.csv',
    rows: ({ accounts }: { accounts: ListedAccount[] }) => accounts,
    id: ({ accountId }) => accountId,
    columns: {
      Code: ({ code }) => code,
      Name: ({ name }) => name,
      Company: ({ companyName }) => companyName,
      Companies: ({ companyCount }) => companyCount,
    },
  }),
})

export const addAccount = defineEndpoint({
  name: 'accounts.add',
  method: 'POST',
  path: '/account/{kind}',
  summary: "Creates a customer's account, or a distributor, under a code",
  access: signedIn({ staff: true, rights: everywhere('CREATE_COMPANY') }),
  fallback: accountMessages.createFailed,
  errors: ['NAME_TAKEN'],
  params: z.object({ kind }),
  body: z.object({ code: typedText, name: typedText }),
  reply: z.object({ accountId: id }),
  success: 201,
})

export const renameAccount = defineEndpoint({
  ...path,
  name: 'accounts.rename',
  method: 'PUT',
  summary: 'Renames an account or a distributor; files and the ERP keep this name from then on',
  access: signedIn({ staff: true, rights: everywhere('UPDATE_COMPANY') }),
  fallback: accountMessages.renameFailed,
  errors: ['NAME_TAKEN'],
  body: z.object({ name: typedText }),
  reply: emptyReply,
})

export const deleteAccount = defineEndpoint({
  ...path,
  name: 'accounts.delete',
  method: 'DELETE',
  summary: 'Removes an account or a distributor that no company uses',
  access: signedIn({ staff: true, rights: everywhere('DELETE_COMPANY') }),
  fallback: accountMessages.deleteFailed,
  errors: ['ACCOUNT_IN_USE'],
  reply: emptyReply,
})
