import {
  accountLabel,
  checkAccount,
  checkCompany,
  type CompanyAccount,
  type CompanyField,
  type CompanyFields,
  companyMessages,
  isCompanyChanged,
  listCompanyChoices,
} from '@volute/domain/people/companies'
import { type Checked, checkedAs, invalid, valid } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { askSuggested, knownSuggested, useSuggested } from '../../core/api/index.ts'
import { useForm } from '../../core/ui/use-form.ts'
import type { SavedCompany } from './use-open-company.ts'

/** Company form values: the account as its picker's text, and a device not yet added. */
interface CompanyDraft extends Omit<CompanyFields, 'accountId'> {
  accountText: string
  deviceIdentifier: string
}

type DraftField = CompanyField | 'deviceIdentifier'

interface Saving {
  mutate: (fields: CompanyFields) => void
  error: Error | null
}

/** Form of a company: values, changes and errors. */
export function useCompanyForm(saved: SavedCompany, save: Saving) {
  const [start] = useState(() => draftOf(saved))
  const form = useForm({
    start,
    before: ({ accountText }) => askSuggested(listCompanyChoices, accountText),
    check: (draft) => checkDraft(draft, saved.account),
    onValid: save.mutate,
    failure: save.error,
    isSame: (draft) =>
      !isCompanyChanged(saved, fieldsOf(draft, saved.account)) &&
      accountOf(draft, saved.account).ok &&
      draft.deviceIdentifier.trim() === '',
  })
  return { ...form, choices: useSuggested(listCompanyChoices, form.typed.accountText) }
}

export type CompanyForm = ReturnType<typeof useCompanyForm>

function draftOf({ account, accountId: _, ...saved }: SavedCompany): CompanyDraft {
  return { ...saved, accountText: account ? accountLabel(account) : '', deviceIdentifier: '' }
}

/** Company to save. A device that is typed but not added is an error, so that it is not lost unnoticed. */
function checkDraft(draft: CompanyDraft, saved: CompanyAccount | null): Checked<CompanyFields, DraftField> {
  const fields = fieldsOf(draft, saved)
  const company = checkCompany(fields)
  const checks: Checked<unknown, DraftField>[] = [
    company,
    accountOf(draft, saved),
    draft.deviceIdentifier.trim() === ''
      ? valid(null)
      : invalid('deviceIdentifier', 'NOT_ALLOWED', companyMessages.deviceNotAdded),
  ]
  return checkedAs(
    company.ok ? company.value : fields,
    checks.flatMap((checked) => (checked.ok ? [] : [...checked.errors])),
  )
}

function fieldsOf(draft: CompanyDraft, saved: CompanyAccount | null): CompanyFields {
  const { accountText: _, deviceIdentifier: _pending, ...fields } = draft
  const account = accountOf(draft, saved)
  return { ...fields, accountId: account.ok ? (account.value?.accountId ?? null) : null }
}

/** Account that the text means: the saved one, or one that the server has suggested for it. */
function accountOf({ accountText }: CompanyDraft, saved: CompanyAccount | null) {
  const suggested = knownSuggested(listCompanyChoices, accountText)?.accounts ?? []
  return checkAccount(accountText, saved ? [saved, ...suggested] : suggested)
}
