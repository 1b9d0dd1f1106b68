import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { limits, type ReplyOf, valid } from '@volute/domain/core/kernel'
import { findForSupport, supportMessages } from '@volute/domain/backoffice/support'
import { query, failureOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { FailureCard } from '../../core/ui/failure-card.tsx'
import { SearchInput } from '../../core/ui/search-input.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import { FoundLists, orderPage, personPage } from './found-lists.tsx'
import { SupportFrame } from './support-frame.tsx'
import styles from './support-page.module.css'

const route = getRouteApi('/framed/signed-in/manage/support')

type Found = ReplyOf<typeof findForSupport>

/** `/manage/support`: finds a person, a company or an order by any number, address or name (SUPPORT-01). */
export function SupportPage() {
  const { search = '', company } = route.useSearch()
  const isAsked = search !== '' || company !== undefined
  const { data, error, refetch } = useQuery({
    ...query(
      findForSupport,
      company === undefined ? { searchValue: search } : { companyId: String(company) },
    ),
    enabled: isAsked,
  })
  return (
    <SupportFrame title={data?.company?.name ?? 'Support'}>
      <SupportSearch key={search} search={search} />
      {!isAsked ? null : error ? (
        <FailureCard {...failureOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Card>
          <SkeletonRows />
        </Card>
      ) : countOf(data) === 0 ? (
        <EmptyState title={supportMessages.nothingFound}>{supportMessages.typeMore}</EmptyState>
      ) : (
        <FoundLists {...data} />
      )}
    </SupportFrame>
  )
}

/** Searches by button or Enter, and opens a single result directly. */
function SupportSearch({ search }: { search: string }) {
  const client = useQueryClient()
  const navigate = route.useNavigate()
  const form = useForm({
    start: { search },
    check: (typed) => valid(typed),
    onValid: (typed) => void find(typed.search.trim()),
  })
  return (
    <search>
      <form className={styles.search} {...form.props}>
        <SearchInput
          label="Name, address, company or number"
          maxLength={limits.searchValue}
          data-first-focus
          value={form.typed.search}
          onType={(text) => form.edit({ search: text })}
        />
        <Button type="submit" look="primary">
          Search
        </Button>
      </form>
    </search>
  )

  /** The page shows a failure. */
  async function find(text: string) {
    const found = text && (await client.query(query(findForSupport, { searchValue: text })).catch(() => null))
    const only = found && onlyHit(found)
    await navigate(only || { search: { search: text || undefined } })
  }
}

const countOf = ({ people, companies, orders, quotes }: Found) =>
  people.length + companies.length + orders.length + quotes.length

/** Page of the only result. An order and its quote count as one. */
function onlyHit(found: Found) {
  const { people, companies, orders, quotes } = found
  const isOrdered = orders.length === 1 && quotes.every(({ orderedUtc }) => orderedUtc)
  const [person, company, order, quote] = [people[0], companies[0], orders[0], quotes[0]]
  if (order && isOrdered && people.length + companies.length === 0) return orderPage(order.salesOrderId)
  if (countOf(found) !== 1) return null
  if (person) return personPage(person.userId)
  if (quote) return personPage(quote.userId)
  return company ? ({ to: '/manage/support', search: { company: company.companyId } } as const) : null
}
