import type { ReplyOf } from '@volute/domain/kernel'
import type { inviteUsers } from '@volute/domain/registration'
import { inviteOutcome } from '@volute/domain/users'
import { Alert } from '../ui/alert.tsx'
import styles from './invite-result.module.css'

/** What became of each address (USERS-06, USERS-12). */
export function InviteResult({ result }: { result: ReplyOf<typeof inviteUsers> }) {
  const { successfulEmails, alreadyRegistered, failedEmails } = result
  const missed = alreadyRegistered.length + failedEmails.length
  return (
    <>
      <Alert kind={missed === 0 ? 'info' : 'warn'} assertive>
        {inviteOutcome(successfulEmails.length, missed)}
      </Alert>
      <Addresses title="Successful" emails={successfulEmails.map(({ emailAddress }) => emailAddress)} />
      <Addresses title="Already Registered" emails={alreadyRegistered} />
      <Addresses title="Failed" emails={failedEmails} />
    </>
  )
}

function Addresses({ title, emails }: { title: string; emails: string[] }) {
  if (emails.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <ul>
        {emails.map((email, index) => (
          // One address may have been typed twice.
          <li key={`${email} ${index}`}>{email}</li>
        ))}
      </ul>
    </section>
  )
}
