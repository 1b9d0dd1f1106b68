import { formatMoment } from '@volute/domain/core/kernel'
import { sendMailAgain, type SupportMail, supportMessages } from '@volute/domain/backoffice/support'
import { Button } from '../../core/ui/button.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { Note, SupportTable } from './support-table.tsx'
import { useAgain } from './use-again.ts'

const columns: readonly Column<SupportMail>[] = [
  { key: 'mail', header: 'Mail', cell: ({ subject }) => subject },
  { key: 'to', header: 'To', cell: ({ recipient }) => recipient },
  { key: 'state', header: 'State', cell: (mail) => <MailState mail={mail} /> },
  { key: 'again', header: 'Again', cell: (mail) => <Again mail={mail} /> },
]

/** Mails with their state. Each can be sent again, or shows why not (SUPPORT-06). */
export function MailTable({ mails }: { mails: readonly SupportMail[] | undefined }) {
  return (
    <SupportTable
      caption="Mails"
      columns={columns}
      rows={mails}
      rowKey={({ mailId }) => mailId}
      nothing="No mails."
    />
  )
}

function MailState({ mail: { createdUtc, sentUtc, tries, lastError, nextTryUtc } }: { mail: SupportMail }) {
  if (sentUtc) return <>Sent {formatMoment(sentUtc)}</>
  return (
    <>
      Waiting since {formatMoment(createdUtc)}
      {tries > 0 && <Note>Attempts: {tries}</Note>}
      {lastError && <Note>Last error: {lastError}</Note>}
      {nextTryUtc && <Note>Next attempt: {formatMoment(nextTryUtc)}</Note>}
    </>
  )
}

function Again({ mail: { mailId, subject, sentUtc, whyNot } }: { mail: SupportMail }) {
  const { mutate, isPending } = useAgain(sendMailAgain, supportMessages.mailQueued)
  if (whyNot) return <Note>{whyNot}</Note>
  return (
    <Button small busy={isPending && 'Sending'} onClick={() => mutate({ mailId: String(mailId) })}>
      {sentUtc ? 'Send again' : 'Send now'}
      <span className="visually-hidden">: {subject}</span>
    </Button>
  )
}
