import { useQuery } from '@tanstack/react-query'
import { failureOf, useSession } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { LinkButton } from '../../core/ui/link-button.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import styles from './account-page.module.css'
import { ExportData } from './export-data.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { accountPath, ownAccount, ProfileForm } from './profile-form.tsx'

/** `/account/user-info`: the user's own name and phone, and active sessions (ACCT-01). */
export function UserInfoPage() {
  const { user } = useSession()
  const { data, error, refetch } = useQuery(ownAccount(user))
  return (
    <Page width={1168}>
      <PageHead
        title="Edit Account Info"
        actions={
          <>
            <ExportData label="Export My Data" path={accountPath(user)} />
            <LinkButton to="/account/password">Change Password</LinkButton>
          </>
        }
      />
      {error && !data ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.columns}>
          <Card className={styles.card}>
            {data ? <ProfileForm saved={data} /> : <SkeletonRows rows={4} heights={[91, 114]} />}
          </Card>
          <OwnSessions />
        </div>
      )}
    </Page>
  )
}
