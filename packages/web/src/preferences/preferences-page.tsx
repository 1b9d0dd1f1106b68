import { useQuery } from '@tanstack/react-query'
import { listPaintColors } from '@volute/domain/part'
import { getPreferences } from '@volute/domain/preferences'
import { query, sentenceOf, useSession } from '../api/index.ts'
import { Card } from '../ui/card.tsx'
import { FailureCard } from '../ui/failure-card.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonRows } from '../ui/skeleton-rows.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import styles from './preferences-page.module.css'

/** `/company/{companyId}/preference`: the acting company's default paint colour (PREF-01). */
export function PreferencesPage() {
  const { companyId, companyName } = useSession().user
  const preferences = useQuery(query(getPreferences, { companyId: String(companyId) }))
  const colors = useQuery(query(listPaintColors, {}))
  const failed = [preferences, colors].find(({ error, data }) => error && !data)
  return (
    <Page width={1168}>
      <PageHead title="Company Preferences">{companyName}</PageHead>
      {failed?.error ? (
        <FailureCard onRetry={() => void failed.refetch()}>{sentenceOf(failed.error)}</FailureCard>
      ) : (
        <Card className={styles.card}>
          {preferences.data && colors.data ? (
            <PreferencesForm
              key={companyId}
              saved={preferences.data.defaultPaintColor?.paintColorId ?? null}
              paintColors={colors.data.paintColors}
            />
          ) : (
            <SkeletonRows rows={4} />
          )}
        </Card>
      )}
    </Page>
  )
}
