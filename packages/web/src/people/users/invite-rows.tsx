import { IconPlus, IconX } from '@tabler/icons-react'
import { limits } from '@volute/domain/core/kernel'
import type { InviteField } from '@volute/domain/people/registration'
import type { CompanyRole } from '@volute/domain/people/users'
import { useEffect, useRef } from 'react'
import { Button } from '../../core/ui/button.tsx'
import { IconButton } from '../../core/ui/icon-button.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import styles from './invite-rows.module.css'
import { RoleSelect } from './role-select.tsx'

export interface TypedInvite {
  key: string
  emailAddress: string
  roleId: number | null
}

export const emptyInvite = (): TypedInvite => ({ key: crypto.randomUUID(), emailAddress: '', roleId: null })

interface InviteRowsProps {
  rows: TypedInvite[]
  errors: Partial<Record<InviteField, string>>
  roles: CompanyRole[]
  onChange: (rows: TypedInvite[]) => void
}

/** Row for each person: address and role. A new row copies the role of the row above (USERS-07). */
export function InviteRows({ rows, errors, roles, onChange }: InviteRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(rows.length)
  useEffect(() => {
    if (rows.length > shown.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    shown.current = rows.length
  }, [rows.length])
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {rows.map(({ key, emailAddress, roleId }, index) => (
          <li key={key} className={styles.row}>
            <TextField
              label={`Email ${index + 1}`}
              type="email"
              autoComplete="off"
              value={emailAddress}
              maxLength={limits.email}
              error={errors[`inviteUsers.${index}.emailAddress`]}
              onChange={(event) => edit(key, { emailAddress: event.target.value })}
            />
            <RoleSelect
              label={`Role ${index + 1}`}
              roles={roles}
              value={roleId}
              error={errors[`inviteUsers.${index}.roleId`]}
              onChange={(chosen) => edit(key, { roleId: chosen })}
            />
            <IconButton
              label={`Remove row ${index + 1}`}
              disabled={rows.length === 1}
              onClick={() => remove(key)}
            >
              <IconX size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button
          small
          icon={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          disabled={rows.length >= limits.invitesAtOnce}
          onClick={() => onChange([...rows, { ...emptyInvite(), roleId: rows.at(-1)?.roleId ?? null }])}
        >
          Add Another
        </Button>
      </div>
    </>
  )

  function edit(key: string, changed: Partial<TypedInvite>) {
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  }

  function remove(key: string) {
    onChange(rows.filter((row) => row.key !== key))
    // The focused button is removed with its row.
    list.current?.querySelector('input')?.focus()
  }
}
