import { type CompanyRole, roleHint } from '@volute/domain/people/users'
import { Select } from '../../core/ui/select.tsx'

interface RoleSelectProps {
  label: string
  roles: CompanyRole[]
  value: number | null
  onChange: (roleId: number | null) => void
  hideLabel?: boolean
  disabled?: boolean
  hint?: string | false
  error?: string | null
}

/** Select of the company's roles, with none selected at first. Shows the permissions of the selected role. */
export function RoleSelect({ roles, value, onChange, hint, ...select }: RoleSelectProps) {
  const chosen = roles.find(({ roleId }) => roleId === value)
  const options = roles.map(({ roleId, name }) => ({ value: String(roleId), label: name }))
  return (
    <Select
      {...select}
      hint={hint || (chosen && roleHint(chosen))}
      options={[{ value: '', label: 'Select a role', disabled: true }, ...options]}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || null)}
    />
  )
}
