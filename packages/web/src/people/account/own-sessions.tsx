import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountMessages } from '@volute/domain/people/account'
import { formatMoment, type ReplyOf } from '@volute/domain/core/kernel'
import { endOtherSessions, listSessions } from '@volute/domain/people/session'
import { call, query, queryKey, sentenceOf } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { Badge } from '../../core/ui/badge.tsx'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { toast } from '../../core/ui/toast.ts'
import styles from './account-page.module.css'

type OwnSession = ReplyOf<typeof listSessions>['sessions'][number]

/** The person's active sessions, with a button that ends all others. */
export function OwnSessions() {
  const client = useQueryClient()
  const { data, error } = useQuery(query(listSessions, {}))
  const ending = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      toast.success(accountMessages.signedOutElsewhere)
      return client.invalidateQueries({ queryKey: queryKey(listSessions) })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return (
    <Card className={styles.card}>
      <section className={styles.sessions} aria-labelledby="own-sessions">
        <h2 id="own-sessions" className={styles.heading}>
          Where you are signed in
        </h2>
        {error && !data && <Alert>{error.message}</Alert>}
        {data ? (
          <ul>
            {data.sessions.map((session) => (
              <SessionLine key={session.sessionId} {...session} />
            ))}
          </ul>
        ) : (
          !error && <SkeletonRows rows={2} />
        )}
        <Button busy={ending.isPending && 'Signing out'} onClick={() => ending.mutate()}>
          Sign Out Everywhere Else
        </Button>
      </section>
    </Card>
  )
}

function SessionLine({ device, isCurrent, createdUtc, lastActiveUtc }: OwnSession) {
  return (
    <li className={styles.session}>
      {device}
      {isCurrent && <Badge kind="ok">This session</Badge>}
      <span className={styles.note}>
        Signed in {formatMoment(createdUtc)}, last active {formatMoment(lastActiveUtc)}
      </span>
    </li>
  )
}
