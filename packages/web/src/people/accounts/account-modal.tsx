import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AccountKind,
  accountKindTexts,
  accountMessages,
  addAccount,
  checkAccountName,
  checkNewAccount,
  deleteAccount,
  listAccounts,
  type ListedAccount,
  renameAccount,
  type TypedAccount,
} from '@volute/domain/people/accounts'
import { limits } from '@volute/domain/core/kernel'
import { call, mayCall, queryKey, useSession } from '../../core/api/index.ts'
import { DeleteButton } from '../../core/ui/delete-button.tsx'
import { EditModal } from '../../core/ui/edit-modal.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { toast } from '../../core/ui/toast.ts'
import { useForm } from '../../core/ui/use-form.ts'

/** Null for a new account. */
export type OpenedAccount = ListedAccount | null

interface AccountModalProps {
  kind: AccountKind
  open: boolean
  account: OpenedAccount
  onClose: () => void
}

/** Code and name of an account or distributor. The code of an existing one cannot change (ACCOUNT-03). */
export function AccountModal({ kind, open, account, onClose }: AccountModalProps) {
  const { user } = useSession()
  const { save, remove } = useSaveAccount(kind, account, onClose)
  const form = useForm({
    start: { code: account?.code ?? '', name: account?.name ?? '' },
    check: (typed) => (account ? checkNameOf(typed) : checkNewAccount(typed)),
    onValid: save.mutate,
    failure: save.error,
  })
  const { one, code } = accountKindTexts[kind]
  const isReadOnly = account !== null && !mayCall(renameAccount, user)
  const mayDelete = account?.companyCount === 0 && mayCall(deleteAccount, user)
  return (
    <EditModal
      open={open}
      title={`${account ? 'Rename' : 'Create'} ${one}`}
      form={{ ...form, isChanged: form.isChanged && !save.isSuccess && !remove.isSuccess }}
      busy={(save.isPending && 'Saving') || (remove.isPending && 'Removing')}
      error={(remove.error ?? form.refusal)?.message ?? null}
      saveLabel={isReadOnly ? undefined : account ? 'Save Changes' : `Create ${one}`}
      onClose={onClose}
      destructive={
        mayDelete && (
          <DeleteButton
            label={`Remove ${one}`}
            question={`Remove ${account.name}?`}
            onDelete={() => remove.mutate(account)}
          >
            No company uses it. If your ERP or a file still lists it, it comes back with the next sync or
            import.
          </DeleteButton>
        )
      }
    >
      <TextField
        label={code}
        mono
        readOnly={account !== null}
        maxLength={limits.accountNumber}
        hint={account ? undefined : 'As in your ERP. Orders use it, so you can’t change it later.'}
        {...form.field('code')}
      />
      <TextField
        label="Name"
        optional={account === null}
        readOnly={isReadOnly}
        maxLength={limits.companyName}
        hint="Your ERP and imported files do not change a name typed here."
        {...form.field('name')}
      />
    </EditModal>
  )
}

const checkNameOf = ({ code, name }: TypedAccount) => {
  const checked = checkAccountName({ name })
  return checked.ok ? { ok: true as const, value: { code, ...checked.value } } : checked
}

/** Creates, renames and removes an account. The list reloads before the dialog closes. */
function useSaveAccount(kind: AccountKind, account: OpenedAccount, onClose: () => void) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: async ({ code, name }: TypedAccount): Promise<unknown> =>
      account
        ? call(renameAccount, { kind, accountId: String(account.accountId), name })
        : call(addAccount, { kind, code, name }),
    onSuccess: (_, { name }) => done((account ? accountMessages.renamed : accountMessages.created)(name)),
  })
  const remove = useMutation({
    mutationFn: ({ accountId }: ListedAccount) => call(deleteAccount, { kind, accountId: String(accountId) }),
    onSuccess: (_, { name }) => done(accountMessages.deleted(name)),
  })
  return { save, remove }

  async function done(sentence: string) {
    await client.invalidateQueries({ queryKey: queryKey(listAccounts) })
    toast.success(sentence)
    onClose()
  }
}
