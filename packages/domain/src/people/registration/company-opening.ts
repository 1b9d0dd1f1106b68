import { z } from 'zod/mini'
import { checkNewAccount, type TypedAccount } from '../accounts/index.ts'
import { checkCompany } from '../companies/index.ts'
import {
  type Checked,
  checkedAs,
  errorsOf,
  type InputError,
  isEmail,
  readEmail,
  typedEmail,
  typedText,
} from '../../core/kernel/index.ts'
import { inviteMessages } from './messages.ts'

/** Company on one sheet: empty texts leave out the account, the distributor or the person. */
export const companyOpening = z.object({
  companyName: typedText,
  /** Identifier of the account; a known one keeps its name, a new one without a name takes the company's. */
  accountCode: typedText,
  accountName: typedText,
  distributorCode: typedText,
  distributorName: typedText,
  /** Address of the company's first administrator. */
  emailAddress: typedEmail,
})
export type CompanyOpening = z.output<typeof companyOpening>

export interface OpenedCompany {
  companyName: string
  account: TypedAccount | null
  distributor: TypedAccount | null
  emailAddress: string | null
}

type Wrong = InputError<keyof CompanyOpening>

/** Checks a company on one sheet (OPEN-01, OPEN-02). */
export function checkOpening(typed: CompanyOpening): Checked<OpenedCompany, keyof CompanyOpening> {
  const company = checkCompany({ ...plainCompany, companyName: typed.companyName })
  const account = partOf(typed.accountCode, typed.accountName, typed.companyName)
  const distributor = partOf(typed.distributorCode, typed.distributorName)
  const address = typed.emailAddress.trim()
  const emailAddress = address === '' ? null : (readEmail(address) ?? address)
  const opened = {
    companyName: typed.companyName.trim(),
    account: account?.ok ? account.value : null,
    distributor: distributor?.ok ? distributor.value : null,
    emailAddress,
  }
  return checkedAs<OpenedCompany, keyof CompanyOpening>(opened, [
    ...errorsOf(company).map((one): Wrong => ({ ...one, field: 'companyName' })),
    ...errorsAt(account, 'accountCode', 'accountName'),
    ...errorsAt(distributor, 'distributorCode', 'distributorName'),
    emailAddress !== null &&
      !isEmail(emailAddress) && {
        field: 'emailAddress',
        code: 'WRONG_FORMAT',
        error: inviteMessages.emailInvalid(address),
      },
  ])
}

const plainCompany = {
  isPackager: false,
  isMigrating: false,
  isTest: false,
  accountId: null,
  ownedDevices: [],
}

/** Null if neither code nor name is typed. */
const partOf = (code: string, name: string, companyName?: string) =>
  code.trim() === '' && name.trim() === '' ? null : checkNewAccount({ code, name }, companyName)

const errorsAt = (
  checked: ReturnType<typeof partOf>,
  code: keyof CompanyOpening,
  name: keyof CompanyOpening,
): Wrong[] =>
  checked ? errorsOf(checked).map((one) => ({ ...one, field: one.field === 'code' ? code : name })) : []
