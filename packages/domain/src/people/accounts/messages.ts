import { limits } from '../../core/kernel/index.ts'
import type { AccountKind } from './account-kinds.ts'

/** Words for each kind. */
export const accountKindTexts = {
  customer: { one: 'Account', many: 'Customer Accounts', code: 'Identifier', inSentence: 'an account' },
  distributor: { one: 'Distributor', many: 'Distributors', code: 'Code', inSentence: 'a distributor' },
} as const satisfies Record<AccountKind, object>

export const accountMessages = {
  codeMissing: 'Enter its code as your ERP writes it, for example D-110.',
  codeTooLong: `The code must be ${limits.accountNumber} characters or less.`,
  nameMissing: 'Enter its name.',
  nameTooLong: `The name must be ${limits.companyName} characters or less.`,
  codeTaken: 'This code already exists.',
  nameTaken: 'Another distributor has this name.',
  inUse: 'A company uses it, or a deleted company did, and its orders need it.',

  listFailed: 'Internal server error. Unable to load the accounts.',
  createFailed: 'Internal server error. Unable to create the account.',
  renameFailed: 'Internal server error. Unable to rename the account.',
  deleteFailed: 'Internal server error. Unable to remove the account.',

  created: (name: string) => `${name} has been created.`,
  renamed: (name: string) => `${name} has been saved.`,
  deleted: (name: string) => `${name} has been removed.`,
} as const
