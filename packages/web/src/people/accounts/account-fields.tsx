import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AccountKind, accountKindTexts, listAccounts } from '@volute/domain/people/accounts'
import { durations, limits, sameText } from '@volute/domain/core/kernel'
import type { ComponentProps } from 'react'
import { query, useSettled } from '../../core/api/index.ts'
import { SuggestField } from '../../core/ui/suggest-field.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './account-fields.module.css'

type Field = Pick<ComponentProps<typeof TextField>, 'error' | 'hint'> & { value: string }

interface AccountFieldsProps {
  kind: AccountKind
  code: Field
  name: Field & { placeholder?: string }
  onChange: (typed: { code: string; name?: string }) => void
}

/** Code and name of an account: a known one is suggested and keeps its name, any other code is a new one (OPEN-01). */
export function AccountFields({ kind, code, name, onChange }: AccountFieldsProps) {
  const { one, code: codeLabel } = accountKindTexts[kind]
  const accounts = useAccountsLike(kind, code.value)
  const known = accounts.find((account) => sameText(account.code, code.value))
  return (
    <div className={styles.pair}>
      <SuggestField
        {...code}
        label={`${one} ${codeLabel}`}
        optional
        autoComplete="off"
        maxLength={limits.accountText}
        suggestions={accounts.map(labelOf)}
        onChange={(text) =>
          onChange({ code: accounts.find((account) => labelOf(account) === text)?.code ?? text })
        }
      />
      <TextField
        {...name}
        label={`${one} Name`}
        optional
        maxLength={limits.companyName}
        readOnly={known !== undefined}
        value={known?.name ?? name.value}
        hint={known ? inUse(kind, known.companyName) : name.hint}
        onChange={({ target }) => onChange({ code: code.value, name: target.value })}
      />
    </div>
  )
}

/** A distributor serves one company. */
const inUse = (kind: AccountKind, companyName: string | null) =>
  kind === 'distributor' && companyName ? `Already serves ${companyName}.` : 'Already exists.'

const labelOf = ({ name, code }: { name: string; code: string }) => `${name} (${code})`

/** Accounts whose label holds the text, while it is typed. */
function useAccountsLike(kind: AccountKind, text: string) {
  const isSettled = useSettled(text, durations.typingPause)
  const searchValue = text.trim().slice(0, limits.searchValue)
  const { data } = useQuery({
    ...query(listAccounts, { kind, searchValue }),
    enabled: isSettled && searchValue !== '',
    placeholderData: keepPreviousData,
  })
  return data?.accounts ?? []
}
