import { Link } from '@tanstack/react-router'
import { Checkbox } from '../ui/checkbox.tsx'

interface ConsentFieldProps {
  checked: boolean
  error: string | null
  onChange: (checked: boolean) => void
}

/** Consent to the privacy policy, which opens beside the form (REG-06, REG-22). */
export function ConsentField({ checked, error, onChange }: ConsentFieldProps) {
  const policy = (
    <Link to="/privacy-policy-text" target="_blank">
      Privacy Policy
    </Link>
  )
  return (
    <Checkbox
      label={<>I have read and agree to the {policy}.</>}
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
