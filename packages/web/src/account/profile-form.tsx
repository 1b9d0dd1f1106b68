import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages, changeProfile, checkProfileName } from '@volute/domain/account'
import { limits } from '@volute/domain/kernel'
import { useState } from 'react'
import { call, isActing, renameUser, sentenceOf, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { phoneOf, typedPhone, type TypedPhone } from '../ui/phone-number.ts'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import styles from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import { type Account, accountPath, ownAccount } from './own-account.ts'

/** Name and phone to edit, save and undo; address and company to read (ACCT-01 to ACCT-03). */
export function ProfileForm({ saved }: { saved: Account }) {
  const { user } = useSession()
  const { shown, wrong, refusal, edit, undo, save, isSaving } = useProfile(saved)
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField label="Email" type="email" value={saved.emailAddress} readOnly />
        {!isActing(user) && <TextField label="Company" value={user.companyName} readOnly />}
        <TextField
          label="Name"
          autoComplete="name"
          value={shown.name}
          maxLength={limits.userName}
          error={wrong}
          onChange={(event) => edit({ ...shown, name: event.target.value })}
        />
        <PhoneField optional value={shown.phone} onChange={(phone) => edit({ ...shown, phone })} />
        {refusal && <Alert assertive>{refusal}</Alert>}
        <div className={styles.acts}>
          <Button type="submit" look="primary" busy={isSaving && 'Saving'}>
            Save Changes
          </Button>
          <Button onClick={undo}>Undo Changes</Button>
          <Button look="danger-ghost" onClick={() => setIsDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </form>
      <DeleteAccount open={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

interface TypedProfile {
  name: string
  phone: TypedPhone
}

/** What stands in the form, over what is saved; undoing shows what is saved again (ACCT-03, ACCT-06 to ACCT-10). */
function useProfile(saved: Account) {
  const { user } = useSession()
  const client = useQueryClient()
  const [typed, setTyped] = useState<TypedProfile | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const shown = typed ?? { name: saved.name, phone: typedPhone(saved) }
  const change = useMutation({
    mutationFn: (profile: Pick<Account, 'name' | 'phoneNumberCountryCode' | 'phoneNumber'>) =>
      call(changeProfile, { ...accountPath(user), ...profile }),
    onSuccess: (_, profile) => {
      client.setQueryData(ownAccount(user).queryKey, { ...saved, ...profile })
      renameUser(profile.name)
      setTyped(null)
      toast.success(accountMessages.saved)
    },
  })
  const refusal = change.error && sentenceOf(change.error)
  return { shown, wrong, refusal, edit: setTyped, undo, save, isSaving: change.isPending }

  function undo() {
    setTyped(null)
    setWrong(null)
    change.reset()
  }

  function save() {
    const sentence = checkProfileName(shown.name)
    setWrong(sentence)
    if (sentence === null && !change.isPending)
      change.mutate({ name: shown.name.trim(), ...phoneOf(shown.phone) })
  }
}
