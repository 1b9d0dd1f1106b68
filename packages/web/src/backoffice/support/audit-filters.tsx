import { byReader, limits, valid } from '@volute/domain/core/kernel'
import { eventKinds } from '@volute/domain/backoffice/support'
import { Button } from '../../core/ui/button.tsx'
import { Select } from '../../core/ui/select.tsx'
import { TextField } from '../../core/ui/text-field.tsx'
import { useForm } from '../../core/ui/use-form.ts'
import filters from './filters.module.css'
import type { auditSearchParams } from './support-search-params.ts'

export type AuditFilter = Omit<ReturnType<typeof auditSearchParams>, 'page'>

interface AuditFiltersProps {
  chosen: AuditFilter
  onChoose: (filter: AuditFilter) => void
}

/** Filters of the audit log, applied by the button or Enter. */
export function AuditFilters({ chosen, onChoose }: AuditFiltersProps) {
  const { who = '', company = '', act = '', from = '', to = '' } = chosen
  const form = useForm({
    start: { who, company, act, from, to },
    check: (typed) => valid(typed),
    onValid: (typed) =>
      onChoose(
        Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() || undefined])),
      ),
  })
  return (
    <search>
      <form className={filters.filters} {...form.props}>
        <TextField label="Who" maxLength={limits.searchValue} {...form.field('who')} />
        <TextField label="Company" maxLength={limits.searchValue} {...form.field('company')} />
        <Select label="Action" options={actOptions} {...form.field('act')} />
        <TextField label="From" type="date" {...form.field('from')} />
        <TextField label="To" type="date" {...form.field('to')} />
        <Button type="submit">Show</Button>
      </form>
    </search>
  )
}

const actOptions = [
  { value: '', label: 'All actions' },
  ...Object.entries(eventKinds)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => byReader(a.label, b.label)),
]
