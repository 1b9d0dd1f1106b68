import { limits } from '@volute/domain/kernel'
import { useState } from 'react'
import { isActing, useSession } from '../api/index.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './account-page.module.css'
import { DeleteAccount } from './delete-account.tsx'
import type { Account } from './own-account.ts'
import { useProfile } from './use-profile.ts'

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
