import {
  accountLabel,
  checkCompanyName,
  type CompanyAccount,
  type CompanyFields,
  companyMessages,
  findAccount,
  isCompanyChanged,
} from '@volute/domain/companies'
import { useState } from 'react'

/** A company as it stands in the modal: the account as its picker's text, and a device that is not added yet. */
export interface CompanyDraft extends Omit<CompanyFields, 'accountId'> {
  accountText: string
  deviceIdentifier: string
}

/** The company being edited, whether that changes anything, and what is wrong once it was tried to save it. */
export function useCompanyForm(saved: CompanyFields, accounts: readonly CompanyAccount[]) {
  const [draft, setDraft] = useState<CompanyDraft>(() => draftOf(saved, accounts))
  const [isChecked, setChecked] = useState(false)
  const account = findAccount(accounts, draft.accountText)
  const { accountText: _text, deviceIdentifier, ...rest } = draft
  const fields: CompanyFields = { ...rest, accountId: account?.accountId ?? null }
  const wrong = {
    name: checkCompanyName(draft.companyName),
    account: account === undefined ? companyMessages.accountNotFound : null,
    device: deviceIdentifier.trim() === '' ? null : companyMessages.deviceNotAdded,
  }
  return {
    draft,
    edit: (part: Partial<CompanyDraft>) => setDraft((last) => ({ ...last, ...part })),
    isChanged: isCompanyChanged(saved, fields) || account === undefined || deviceIdentifier.trim() !== '',
    wrong: isChecked ? wrong : { name: null, account: null, device: null },
    /** The company to save, or null while something is wrong, which then shows. */
    check: () => {
      setChecked(true)
      return Object.values(wrong).every((sentence) => sentence === null) ? fields : null
    },
  }
}

export type CompanyForm = ReturnType<typeof useCompanyForm>

function draftOf({ accountId, ...saved }: CompanyFields, accounts: readonly CompanyAccount[]): CompanyDraft {
  const account = accounts.find((one) => one.accountId === accountId)
  return { ...saved, accountText: account ? accountLabel(account) : '', deviceIdentifier: '' }
}
