import {
  accountLabel,
  checkAccount,
  checkCompany,
  type CompanyAccount,
  type CompanyField,
  type CompanyFields,
  companyMessages,
  isCompanyChanged,
} from '@volute/domain/companies'
import { type Checked, checkedAs, invalid, valid } from '@volute/domain/kernel'
import { useState } from 'react'
import { useForm } from '../ui/use-form.ts'

/** A company as it is typed: the account as its picker's text, and a device that is not added yet. */
interface CompanyDraft extends Omit<CompanyFields, 'accountId'> {
  accountText: string
  deviceIdentifier: string
}

type DraftField = CompanyField | 'deviceIdentifier'

interface Saving {
  mutate: (fields: CompanyFields) => void
  error: Error | null
}

/** The form of a company: what is typed, whether that changes anything, and what is wrong with it. */
export function useCompanyForm(saved: CompanyFields, accounts: readonly CompanyAccount[], save: Saving) {
  const [start] = useState(() => draftOf(saved, accounts))
  return useForm({
    start,
    check: (draft) => checkDraft(draft, accounts),
    onValid: save.mutate,
    failure: save.error,
    isSame: (draft) =>
      !isCompanyChanged(saved, fieldsOf(draft, accounts)) &&
      checkAccount(draft.accountText, accounts).ok &&
      draft.deviceIdentifier.trim() === '',
  })
}

export type CompanyForm = ReturnType<typeof useCompanyForm>

function draftOf({ accountId, ...saved }: CompanyFields, accounts: readonly CompanyAccount[]): CompanyDraft {
  const account = accounts.find((one) => one.accountId === accountId)
  return { ...saved, accountText: account ? accountLabel(account) : '', deviceIdentifier: '' }
}

/** The company to save; a device that is typed but not added is an error, so that it is not lost unnoticed. */
function checkDraft(
  draft: CompanyDraft,
  accounts: readonly CompanyAccount[],
): Checked<CompanyFields, DraftField> {
  const fields = fieldsOf(draft, accounts)
  const company = checkCompany(fields)
  const checks: Checked<unknown, DraftField>[] = [
    company,
    checkAccount(draft.accountText, accounts),
    draft.deviceIdentifier.trim() === ''
      ? valid(null)
      : invalid('deviceIdentifier', 'NOT_ALLOWED', companyMessages.deviceNotAdded),
  ]
  return checkedAs(
    company.ok ? company.value : fields,
    checks.flatMap((checked) => (checked.ok ? [] : [...checked.errors])),
  )
}

function fieldsOf(
  { accountText, deviceIdentifier: _pending, ...fields }: CompanyDraft,
  accounts: readonly CompanyAccount[],
): CompanyFields {
  const account = checkAccount(accountText, accounts)
  return { ...fields, accountId: account.ok ? (account.value?.accountId ?? null) : null }
}
