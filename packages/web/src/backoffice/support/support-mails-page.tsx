import { getRouteApi } from '@tanstack/react-router'
import { limits, valid } from '@volute/domain/core/kernel'
import { listSupportMails, mailStates } from '@volute/domain/backoffice/support'
import { useList } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import filters from './filters.module.css'
import { MailTable } from './mail-table.tsx'
import { SupportFrame } from './support-frame.tsx'

const route = getRouteApi('/framed/signed-in/manage/support/mails')

/** `/manage/support/mails`: unsent mails, and the latest sent ones (SUPPORT-07). */
export function SupportMailsPage() {
  const { to = '', state = 'Unsent', page } = route.useSearch()
  const list = useList(listSupportMails, { page, text: to, input: { state } })
  const { data } = list
  return (
    <SupportFrame title="Mails" count={data?.rowCount} isMore={data?.isMore}>
      <MailFilters key={`${to} ${state}`} to={to} state={state} />
      <PagedList
        of="mails"
        list={list}
        nothing={<EmptyState title="No mails">Unsent mails appear here.</EmptyState>}
      >
        {(found) => <MailTable mails={found?.mails} />}
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
