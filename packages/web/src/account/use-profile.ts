import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages, changeProfile, checkProfileName } from '@volute/domain/account'
import { useState } from 'react'
import { call, renameUser, sentenceOf, useSession } from '../api/index.ts'
import { phoneOf, type TypedPhone, typedPhone } from '../ui/phone-number.ts'
import { toast } from '../ui/toast.ts'
import { type Account, accountPath, ownAccount } from './own-account.ts'

interface TypedProfile {
  name: string
  phone: TypedPhone
}

/** What stands in the form, over what is saved; undoing shows what is saved again (ACCT-03, ACCT-06 to ACCT-10). */
export function useProfile(saved: Account) {
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
