import { IconChevronRight, IconPlus } from '@tabler/icons-react'
import { limits } from '@volute/domain/core/kernel'
import { listSynonyms, type Synonym } from '@volute/domain/storefront/search'
import { exportList, useFilteredList } from '../../../core/api/index.ts'
import { Button } from '../../../core/ui/button.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { ExportCsv } from '../../../core/ui/export-csv.tsx'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import rows from '../../../core/ui/list-rows.module.css'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { PagedList } from '../../../core/ui/paged-list.tsx'
import { FilterField } from '../../../core/ui/search-input.tsx'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { useOpened } from '../../../core/ui/use-opened.ts'
import { type OpenedSynonym, SynonymModal } from './synonym-modal.tsx'
import styles from './synonyms-page.module.css'

/** `/manage/synonyms`: words of the trade and their meaning in this catalogue, to add, change and remove (FIND-34). */
export function SynonymsPage() {
  const list = useFilteredList(listSynonyms, { input: {} })
  const { data } = list
  const { opened, open, close } = useOpened<OpenedSynonym>()
  return (
    <Page width={1168}>
      <PageHead
        title="Synonyms"
        count={data?.rowCount}
        isMore={data?.isMore}
        actions={
          <>
            <ExportCsv rowCount={data?.rowCount} read={() => exportList(listSynonyms, list.asked)} />
            <Button
              look="primary"
              icon={<IconPlus size={18} stroke={1.5} aria-hidden="true" />}
              onClick={() => open(null)}
            >
              Add Synonym
            </Button>
          </>
        }
      >
        A search for one also finds the other.
      </PageHead>
      <div className={styles.filter}>
        <FilterField maxLength={limits.searchValue} value={list.filter} onFilter={list.filterBy} />
      </div>
      <PagedList of="synonyms" list={list} nothing={<NoSynonyms isFiltered={list.filter !== ''} />}>
        {(found) => <SynonymRows synonyms={found?.synonyms} onOpen={open} />}
      </PagedList>
      {opened && (
        <SynonymModal key={opened.opening} open={opened.isOpen} synonym={opened.of} onClose={close} />
      )}
    </Page>
  )
}

function NoSynonyms({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title="No synonyms exist" />
  return <EmptyState title="No synonyms match the filter">Try a shorter part of the word.</EmptyState>
}

interface SynonymRowsProps {
  /** Undefined while loading. */
  synonyms: Synonym[] | undefined
  onOpen: (one: Synonym) => void
}

function SynonymRows({ synonyms, onOpen }: SynonymRowsProps) {
  if (!synonyms) return <SkeletonRows rows={8} heights={[49, 49]} />
  return (
    <ul className={rows.list}>
      {synonyms.map((one) => (
        <li key={one.synonymId}>
          <button type="button" className={joinClasses(rows.row, styles.synonym)} onClick={() => onOpen(one)}>
            <span className={rows.name}>{one.word}</span>
            <span className={styles.means}>means {one.means}</span>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
