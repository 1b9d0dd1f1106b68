import { formatMoment } from '@volute/domain/core/kernel'
import { sendMailAgain, type SupportMail, supportMessages } from '@volute/domain/backoffice/support'
import { Button } from '../../core/ui/button.tsx'
import { Nothing } from './support-frame.tsx'
import { Note, SupportTable } from './support-table.tsx'
import { useAgain } from './use-again.ts'

/** Mails with their state; each is sent again, or says why not (SUPPORT-06). */
export function MailTable({ mails }: { mails: SupportMail[] }) {
  if (mails.length === 0) return <Nothing>No mails.</Nothing>
  return (
    <SupportTable caption="Mails" columns={['Mail', 'To', 'State', 'Again']}>
      {mails.map((mail) => (
        <MailRow key={mail.mailId} mail={mail} />
      ))}
    </SupportTable>
  )
}

function MailRow({ mail }: { mail: SupportMail }) {
  const { mailId, subject, recipient, sentUtc, whyNot } = mail
  const { mutate, isPending } = useAgain(sendMailAgain, supportMessages.mailQueued)
  return (
    <tr>
      <td>{subject}</td>
      <td>{recipient}</td>
      <td>
        <MailState mail={mail} />
      </td>
      <td>
        {whyNot ? (
          <Note>{whyNot}</Note>
        ) : (
          <Button small busy={isPending && 'Sending'} onClick={() => mutate({ mailId: String(mailId) })}>
            {sentUtc ? 'Send again' : 'Send now'}
            <span className="visually-hidden">: {subject}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

function MailState({ mail: { createdUtc, sentUtc, tries, lastError, nextTryUtc } }: { mail: SupportMail }) {
  if (sentUtc) return <>Sent {formatMoment(sentUtc)}</>
  return (
    <>
      Waiting since {formatMoment(createdUtc)}
      {tries > 0 && <Note>Tries: {tries}</Note>}
      {lastError && <Note>Last error: {lastError}</Note>}
      {nextTryUtc && <Note>Next try: {formatMoment(nextTryUtc)}</Note>}
    </>
  )
}
