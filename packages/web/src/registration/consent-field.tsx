import { Link } from '@tanstack/react-router'
import { registrationMessages } from '@volute/domain/registration'
import { Checkbox } from '../ui/checkbox.tsx'

interface ConsentFieldProps {
  checked: boolean
  isMissing: boolean
  onChange: (checked: boolean) => void
}

/** Consent to the privacy policy, which opens beside the form (REG-22). */
export function ConsentField({ checked, isMissing, onChange }: ConsentFieldProps) {
  const policy = (
    <Link to="/privacy-policy-text" target="_blank">
      Privacy Policy
    </Link>
  )
  return (
    <Checkbox
      label={<>I have read and agree to the {policy}.</>}
      checked={checked}
      error={isMissing ? registrationMessages.consentMissing : null}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
