import { durations, limits } from '@volute/domain/core/kernel'
import { listPublications } from '@volute/domain/workbench/workbench'
import { sentenceOf, useFilteredList } from '../../core/api/index.ts'
import { Alert } from '../../core/ui/alert.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { PageHead } from '../../core/ui/page-head.tsx'
import { Page } from '../../core/ui/page.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { UploadButton } from './drop-zone.tsx'
import { PublicationTable } from './publication-table.tsx'
import { useBeginDraft } from './use-begin-draft.ts'
import styles from './workbench-page.module.css'

/** `/workbench`: drafts and publications, and uploads that create a new draft (BRING-40, BRING-41). */
export function WorkbenchPage() {
  // Scheduled publications change without user action.
  const list = useFilteredList(listPublications, { input: {}, refetchInterval: durations.deskPoll })
  const { data } = list
  const begin = useBeginDraft()
  return (
    <Page width={1168}>
      <PageHead
        title="Workbench"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={<UploadButton look="primary" busy={begin.isPending && 'Creating'} onFiles={begin.mutate} />}
      >
        Upload exports and drawings, check the draft, then publish.
      </PageHead>
      {begin.error && (
        <div className={styles.notice}>
          <Alert assertive>{sentenceOf(begin.error)}</Alert>
        </div>
      )}
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList of="publications" list={list} nothing={<Nothing isFiltered={list.filter !== ''} />}>
        {(found) => <PublicationTable publications={found?.publications} />}
      </PagedList>
    </Page>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No publications match the filter">Try a shorter name.</EmptyState>
  return (
    <EmptyState title="Nothing has been uploaded yet">
      Drop a CSV, XLSX or ZIP file, drawings or documents anywhere on this page. Nothing is public before you
      publish it.
    </EmptyState>
  )
}
