import type { ReplyOf } from '@volute/domain/core/kernel'
import { listCast } from '@volute/domain/app/demo'
import type { Credentials } from '@volute/domain/people/session'
import { useEffect, useState } from 'react'
import { call } from '../../core/api/index.ts'
import styles from './demo-cast.module.css'

/** People of the demo as buttons that sign in as them. */
export function DemoCast({ onSignIn }: { onSignIn: (credentials: Credentials) => void }) {
  const [cast, setCast] = useState<ReplyOf<typeof listCast>>()
  useEffect(() => {
    // If the request fails, the form is still available.
    call(listCast, {})
      .then(setCast)
      .catch(() => undefined)
  }, [])
  if (!cast) return null
  return (
    <section className={styles.cast} aria-label="People of this demo">
      <h2>Or try the demo as</h2>
      <ul>
        {cast.people.map(({ email, name, role, companyName }) => (
          <li key={email}>
            <button type="button" onClick={() => onSignIn({ username: email, password: cast.password })}>
              <strong>{name}</strong>
              <span>
                {role}, {companyName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
