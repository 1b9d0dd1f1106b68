import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listUsers, userMessages } from '@volute/domain/users'
import { isProvider, query, sentenceOf, useSession } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { JoinRequests } from './join-requests.tsx'
import { UserTable } from './user-table.tsx'
import styles from './users-page.module.css'

/** `/manage/users`: who asks to join, and who belongs to the company (USERS-01). */
export function UsersPage() {
  const { user } = useSession()
  const { companyId } = user
  const { data, error, refetch } = useQuery(
    query(listUsers, { companyId: String(companyId) }, { fallback: userMessages.listFailed }),
  )
  if (error)
    return (
      <Page width={1168}>
        <FailureCard page onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </FailureCard>
      </Page>
    )
  return (
    <Page width={1168}>
      <PageHead title="Users" count={data?.users.length} />
      {data && <JoinRequests key={companyId} roles={data.roles} />}
      <Card>{data ? <UserTable users={data.users} roles={data.roles} /> : <SkeletonRows rows={5} />}</Card>
      {!isProvider(user) && (
        <p className={styles.more}>
          <Link to="/manage/acting">Who acted for us</Link>
        </p>
      )}
    </Page>
  )
}
