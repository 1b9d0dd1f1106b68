import { useQuery } from '@tanstack/react-query'
import { listMails } from '@volute/domain/app/demo'
import { formatMoment, type ReplyOf } from '@volute/domain/core/kernel'
import { failureOf, query } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './outbox-page.module.css'

type Mail = ReplyOf<typeof listMails>['mails'][number]

/** `/demo/outbox`: mails written by the demo shop, so that their links work without a mail server. */
export function OutboxPage() {
  const { data, error, refetch } = useQuery({
    ...query(listMails, {}),
    staleTime: 0,
  })
  return (
    <Page width={1168}>
      <PageHead title="Outbox" actions={<Button onClick={() => void refetch()}>Refresh</Button>}>
        The mails of the demo. Nothing leaves this machine.
      </PageHead>
      {error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : data?.mails.length === 0 ? (
        <EmptyState title="No mails yet.">Register, forget a password or order something.</EmptyState>
      ) : (
        <Card>
          {data ? data.mails.map((mail) => <MailText key={mail.mailId} {...mail} />) : <SkeletonRows />}
        </Card>
      )}
    </Page>
  )
}

function MailText({ recipient, subject, text, createdUtc }: Mail) {
  return (
    <article className={styles.mail}>
      <h2 className={styles.subject}>{subject}</h2>
      <p className={styles.facts}>
        To {recipient}, {formatMoment(createdUtc)}
      </p>
      <p className={styles.text}>{withLinks(text)}</p>
    </article>
  )
}

/** Every other item of the split text is a link. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((piece, place) =>
    place % 2 === 1 ? (
      <a key={piece + String(place)} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
