import { countText, limits } from '@volute/domain/core/kernel'
import type { SearchResults } from '@volute/domain/storefront/search'
import { Card } from '../../../core/ui/card.tsx'
import { Pager } from '../../../core/ui/pager.tsx'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { Hit } from './hits.tsx'
import type { KnownOfHits } from './part-hit.tsx'
import { resultTitles } from './result-titles.ts'
import styles from './search-page.module.css'
import type { Results } from './use-results.ts'

type Group = SearchResults['groups'][number]

/** Groups that have hits. A selected group shows one page of them. */
export function ResultGroups({ found, results }: { found: SearchResults; results: Results }) {
  const pump = found.narrowedTo?.type === 'serial' ? found.narrowedTo.identifier : null
  return found.groups
    .filter(({ hits }) => hits.length > 0)
    .map((group) => (
      <ResultGroup key={group.kind} group={group} results={results} pump={pump} quantity={found.quantity} />
    ))
}

interface ResultGroupProps extends KnownOfHits {
  group: Group
  results: Results
}

function ResultGroup({ group, results, ...known }: ResultGroupProps) {
  const { kind, rowCount, isMore, missing, hits } = group
  const title = resultTitles[kind]
  const count = countText(rowCount, isMore)
  return (
    <section aria-label={title}>
      <Card>
        <h2 className={styles.title}>
          {title} <span>{count}</span>
        </h2>
        {missing && (
          <p className={styles.missing}>
            Missing: <strong>{missing.join(', ')}</strong>
          </p>
        )}
        <ul>
          {hits.map((hit) => (
            <Hit key={`${keyOf(hit)} ${known.quantity}`} hit={hit} {...known} />
          ))}
        </ul>
        {results.kind === kind && (
          <Pager
            of={title}
            page={results.page}
            pageSize={limits.pageSize}
            count={rowCount}
            isMore={isMore && results.page < limits.searchPages}
            onPage={results.turnTo}
          />
        )}
        {results.kind === undefined && (isMore || rowCount > hits.length) && (
          <p className={styles.all}>
            <TextButton onClick={() => results.show(kind)}>
              All {count} results<span className="visually-hidden"> in {title}</span>
            </TextButton>
          </p>
        )}
      </Card>
    </section>
  )
}

function keyOf(hit: Group['hits'][number]): string {
  if (hit.kind === 'part') return hit.part.partNumber
  if (hit.kind === 'pump') return `${hit.type} ${hit.number.text}`
  return hit.kind === 'manual' ? `${hit.url} ${hit.page}` : `${hit.type} ${hit.id}`
}
