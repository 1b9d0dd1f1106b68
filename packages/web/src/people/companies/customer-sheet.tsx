import { useMutation, useQueryClient } from '@tanstack/react-query'
import { linkDistributor, listDistributors } from '@volute/domain/people/distributors'
import { getCompanyMap, listCompanies } from '@volute/domain/people/companies'
import {
  checkOpening,
  type CompanyOpening,
  openCompany,
  openingMessages,
  type OpenedCompany,
} from '@volute/domain/people/registration'
import { getSetUp } from '@volute/domain/core/brand'
import { listAccounts } from '@volute/domain/people/accounts'
import { limits } from '@volute/domain/core/kernel'
import { everywhere } from '@volute/domain/core/permissions'
import { call, holds, mayCall, queryKey, useSession } from '../../core/api/index.ts'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'
import { AccountFields } from '../accounts/index.ts'

const nothing: CompanyOpening = {
  companyName: '',
  accountCode: '',
  accountName: '',
  distributorCode: '',
  distributorName: '',
  emailAddress: '',
}

/** A customer on one sheet: company, account, distributor and its first administrator (OPEN-01 to OPEN-03). */
export function CustomerSheet({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const save = useOpenCompany(onClose)
  const form = useForm({
    start: nothing,
    check: (typed) => {
      const checked = checkOpening(typed)
      return checked.ok ? { ok: true as const, value: typed } : checked
    },
    onValid: save.mutate,
    failure: save.error,
  })
  const { typed, errors, edit, field } = form
  return (
    <EditModal
      open
      wide
      title="Add Customer"
      subtitle="A company with everything that its first order needs."
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess }}
      busy={save.isPending && 'Creating'}
      error={form.refusal?.message ?? null}
      saveLabel={typed.emailAddress.trim() === '' ? 'Create Company' : 'Create and Send Invitation'}
      onClose={onClose}
    >
      <TextField
        label="Company Name"
        maxLength={limits.companyName}
        data-autofocus
        {...field('companyName')}
      />
      <AccountFields
        kind="customer"
        code={{ value: typed.accountCode, error: errors.accountCode, hint: 'As in your ERP.' }}
        name={{
          value: typed.accountName,
          error: errors.accountName,
          hint: 'If empty, the company’s name is used.',
        }}
        onChange={({ code, name = typed.accountName }) => edit({ accountCode: code, accountName: name })}
      />
      {mayCall(linkDistributor, user) && (
        <AccountFields
          kind="distributor"
          code={{
            value: typed.distributorCode,
            error: errors.distributorCode,
            hint: 'Without one, the company cannot order.',
          }}
          name={{ value: typed.distributorName, error: errors.distributorName }}
          onChange={({ code, name = typed.distributorName }) =>
            edit({ distributorCode: code, distributorName: name })
          }
        />
      )}
      {holds(user, everywhere('CROSS_COMPANY', 'INVITE_USERS')) && (
        <TextField
          label="Administrator’s Email"
          type="email"
          optional
          autoComplete="off"
          maxLength={limits.email}
          hint="We’ll mail an invitation. Administrators invite their colleagues themselves."
          {...field('emailAddress')}
        />
      )}
    </EditModal>
  )
}

/** Opens the company; every list that shows it reloads. */
function useOpenCompany(onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (typed: CompanyOpening) => call(openCompany, typed),
    onSuccess: async (_, typed) => {
      const checked = checkOpening(typed)
      const reloaded = [getCompanyMap, listCompanies, listDistributors, listAccounts, getSetUp]
      await Promise.all(reloaded.map((one) => client.invalidateQueries({ queryKey: queryKey(one) })))
      if (checked.ok) toast.success(openedText(checked.value))
      onClose()
    },
  })
}

const openedText = ({ companyName, emailAddress }: OpenedCompany) =>
  emailAddress === null
    ? openingMessages.opened(companyName)
    : openingMessages.openedAndSent(companyName, emailAddress)
