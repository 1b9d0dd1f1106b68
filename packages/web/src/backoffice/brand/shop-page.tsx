import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { BrandForm } from './brand-form.tsx'
import { LegalEditor } from './legal-editor.tsx'
import styles from './shop-page.module.css'
import { shopQuery } from './use-brand-form.ts'

/** `/manage/shop`: the shop's brand and its legal texts. */
export function ShopPage() {
  const { data, error, refetch } = useQuery(shopQuery)
  return (
    <Page width={1168}>
      <PageHead title="Shop">What customers see of the shop on its pages, documents and mails.</PageHead>
      {error && <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Card>
          <SkeletonRows rows={8} />
        </Card>
      )}
      {data && (
        <div className={styles.sections}>
          <BrandForm shop={data} />
          <LegalEditor kind="terms" text={data.terms} />
          <LegalEditor kind="privacy" text={data.privacy} />
        </div>
      )}
    </Page>
  )
}
