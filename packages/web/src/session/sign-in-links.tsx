import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '@volute/domain/kernel'
import { getRegistrationSettings } from '@volute/domain/registration'
import { useEffect, useState } from 'react'
import { call } from '../api/index.ts'
import { EntranceLinks } from './entrance-form.tsx'

/** The ways in for who has no password; creating an account only while registration is enabled (AUTH-02, AUTH-03). */
export function SignInLinks() {
  const [settings, setSettings] = useState<ReplyOf<typeof getRegistrationSettings>>()
  useEffect(() => {
    // Without an answer there are the ways that are always open.
    call(getRegistrationSettings, {})
      .then(setSettings)
      .catch(() => undefined)
  }, [])
  return (
    <EntranceLinks>
      <Link to="/forgot-password">Forgot your password?</Link>
      {settings?.registrationEnabled && <Link to="/register">Create a new account</Link>}
      {settings?.isDemo && <Link to="/demo/outbox">Mails of this demo</Link>}
    </EntranceLinks>
  )
}
