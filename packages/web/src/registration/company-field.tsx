import { limits } from '@volute/domain/kernel'
import { useId } from 'react'
import { TextField } from '../ui/text-field.tsx'

interface CompanyFieldProps {
  value: string
  companies: readonly { companyId: number; name: string }[]
  error: string | undefined
  /** Why there are no suggestions. */
  hint: string | null
  onChange: (typed: string) => void
}

/** The company's name, with the existing companies as suggestions (REG-11, REG-14). */
export function CompanyField({ value, companies, error, hint, onChange }: CompanyFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField
        label="Company Name"
        list={listId}
        autoComplete="organization"
        value={value}
        maxLength={limits.companyName}
        error={error}
        hint={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {companies.map(({ companyId, name }) => (
          <option key={companyId}>{name}</option>
        ))}
      </datalist>
    </>
  )
}
