import { limits } from '@volute/domain/kernel'
import { TextField } from '../ui/text-field.tsx'

interface EmailFieldProps {
  value: string
  onChange: (typed: string) => void
  error?: string | undefined
}

/** The address that a person signs in with. */
export function EmailField({ value, onChange, error }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      maxLength={limits.email}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
