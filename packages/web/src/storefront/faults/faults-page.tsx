import { IconChevronRight } from '@tabler/icons-react'
import { counted, limits } from '@volute/domain/core/kernel'
import { type ListedDocument, listFaultDocuments } from '@volute/domain/storefront/faults'
import { useFilteredList } from '../../core/api/index.ts'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { PageHead } from '../../core/ui/page-head.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { Page } from '../../core/ui/page.tsx'
import { FilterField } from '../../core/ui/search-input.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { useOpened } from '../../core/ui/use-opened.ts'
import { FaultTableModal } from './fault-table-modal.tsx'
import styles from './faults-page.module.css'

/** `/manage/faults`: the fault table of each manual, to correct what the import has read (FIND-62). */
export function FaultsPage() {
  const list = useFilteredList(listFaultDocuments, { input: {} })
  const { data } = list
  const { opened, open, close } = useOpened<ListedDocument>()
  return (
    <Page width={1168}>
      <PageHead title="Fault Tables" count={data?.rowCount} isMore={data?.isMore}>
        We read fault tables from your manuals. A search for a symptom shows its causes and remedies.
      </PageHead>
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList of="manuals" list={list} nothing={<NoManuals isFiltered={list.filter !== ''} />}>
        {(found) => <DocumentRows documents={found?.documents} onOpen={open} />}
      </PagedList>
      {opened && (
        <FaultTableModal key={opened.opening} open={opened.isOpen} document={opened.of} onClose={close} />
      )}
    </Page>
  )
}

function NoManuals({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No manuals exist">Upload manuals in the workbench.</EmptyState>
  return <EmptyState title="No manuals match the filter">Try a shorter part of the name.</EmptyState>
}

interface DocumentRowsProps {
  /** Undefined while loading. */
  documents: ListedDocument[] | undefined
  onOpen: (one: ListedDocument) => void
}

function DocumentRows({ documents, onOpen }: DocumentRowsProps) {
  if (!documents) return <SkeletonRows rows={8} heights={[49, 49]} />
  return (
    <ul className={rows.list}>
      {documents.map((one) => (
        <li key={one.documentId}>
          <button
            type="button"
            className={joinClasses(rows.row, styles.document)}
            onClick={() => onOpen(one)}
          >
            <span className={rows.name}>{one.name}</span>
            <span className={styles.rows}>
              {one.rows === 0 ? 'No fault table' : counted(one.rows, 'row')}
              {one.isEdited && ', edited'}
            </span>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
