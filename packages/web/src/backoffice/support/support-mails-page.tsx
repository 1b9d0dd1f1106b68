import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { limits, pageOf, valid } from '@volute/domain/core/kernel'
import { listSupportMails, mailStates } from '@volute/domain/backoffice/support'
import { query, failureOf } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { Card } from '../../core/ui/card.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { Select } from '../../core/ui/select.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import filters from './filters.module.css'
import { MailTable } from './mail-table.tsx'
import { SupportFrame } from './support-frame.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/mails')

/** `/manage/support/mails`: what has not left, and the latest that has (SUPPORT-07). */
export function SupportMailsPage() {
  const { to = '', state = 'Unsent', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...query(listSupportMails, { ...pageOf(page, to), state }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const list = {
    data,
    failure: error && failureOf(error),
    page,
    turnTo: (next: number) => void navigate({ search: (now) => ({ ...now, page: next }) }),
    retry: () => void refetch(),
  }
  return (
    <SupportFrame title="Mails" count={data?.rowCount} isMore={data?.isMore}>
      <MailFilters key={`${to} ${state}`} to={to} state={state} />
      <PagedList
        of="mails"
        list={list}
        loading={<SkeletonRows />}
        nothing={<EmptyState title="No mails">Mails that have not left stand here.</EmptyState>}
      >
        {({ mails }) => (
          <Card>
            <MailTable mails={mails} />
          </Card>
        )}
      </PagedList>
    </SupportFrame>
  )
}

function MailFilters({ to, state }: { to: string; state: (typeof mailStates)[number] }) {
  const navigate = route.useNavigate()
  const form = useForm({
    start: { to, state },
    check: (typed) => valid(typed),
    onValid: (typed) =>
      void navigate({
        search: { to: typed.to.trim() || undefined, state: mailStates.find((one) => one === typed.state) },
      }),
  })
  return (
    <search>
      <form className={filters.filters} {...form.props}>
        <TextField label="To the address" maxLength={limits.searchValue} {...form.field('to')} />
        <Select
          label="State"
          options={mailStates.map((one) => ({ value: one, label: one }))}
          {...form.field('state')}
        />
        <Button type="submit">Show</Button>
      </form>
    </search>
  )
}
