import { limits } from '@volute/domain/core/kernel'
import type { Publication } from '@volute/domain/workbench/workbench'
import { failureOf } from '../../core/api/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { NoticeCard } from '../../core/ui/notice-card.tsx'
import { NumberedPager } from '../../core/ui/numbered-pager.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { ChangeTable } from './change-table.tsx'
import { CountTable } from './count-table.tsx'
import { DifferenceFilters } from './difference-filters.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import section from './section.module.css'
import { type ShownDifference, useDifference } from './use-difference.ts'

interface DifferenceProps {
  publication: Publication
  /** True if it can be published. */
  isOpen: boolean
}

/** Changes of a draft or publication: counts, then row by row (BRING-48). */
export function Difference({ publication, isOpen }: DifferenceProps) {
  const shown = useDifference(publication.publicationId)
  return (
    <Card>
      <div className={section.head}>
        <h2 className={section.title}>
          {publication.publishedUtc ? 'What it changed' : 'What it would change'}
        </h2>
        {isOpen && <PublishButtons publication={publication} />}
      </div>
      <CountTable counts={publication.counts} />
      {publication.counts.length > 0 && (
        <>
          <DifferenceFilters counts={publication.counts} shown={shown} />
          <Changes shown={shown} />
        </>
      )}
    </Card>
  )
}

function Changes({ shown }: { shown: ShownDifference }) {
  const { data, error } = shown
  if (error && !data) return <FailureCard {...failureOf(error)} onRetry={shown.retry} />
  if (!data) return <SkeletonRows rows={limits.pageSize} heights={[52, 96]} />
  if (data.rowCount === 0)
    return <NoticeCard title="No changes match the filter">Try another kind or a shorter text.</NoticeCard>
  return (
    <div aria-busy={shown.isStale}>
      <ChangeTable changes={data.changes} />
      <NumberedPager
        of="changes"
        page={shown.page}
        pageSize={limits.pageSize}
        count={data.rowCount}
        isMore={data.isMore}
        onPage={shown.turnTo}
      />
    </div>
  )
}
